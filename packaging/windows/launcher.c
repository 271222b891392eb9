/* Felucca.exe: starts `python -m felucca` of the Python that lies beside it, without a console. */
#ifndef UNICODE
#define UNICODE
#endif
#include <stdlib.h>
#include <wchar.h>
#include <windows.h>

typedef int (*py_main)(int, wchar_t **);

static int fail(const wchar_t *sentence) {
    MessageBoxW(NULL, sentence, L"Felucca", MB_ICONERROR);
    return 1;
}

int WINAPI wWinMain(HINSTANCE instance, HINSTANCE previous, PWSTR line, int show) {
    (void)instance, (void)previous, (void)line, (void)show;
    wchar_t folder[32768];
    GetModuleFileNameW(NULL, folder, 32768);
    *wcsrchr(folder, L'\\') = 0;
    SetDllDirectoryW(folder);
    HMODULE python = LoadLibraryW(L"python313.dll");
    if (python == NULL)
        return fail(L"python313.dll is missing beside Felucca.exe. Install Felucca again.");
    py_main run = (py_main)(void *)GetProcAddress(python, "Py_Main");
    if (run == NULL)
        return fail(L"python313.dll is damaged. Install Felucca again.");

    /* Felucca.exe A B  becomes  python -m felucca A B */
    wchar_t **arguments = calloc((size_t)__argc + 3, sizeof(wchar_t *));
    if (arguments == NULL)
        return fail(L"There is not enough memory to start.");
    arguments[0] = __wargv[0];
    arguments[1] = L"-m";
    arguments[2] = L"felucca";
    for (int i = 1; i < __argc; i++)
        arguments[i + 2] = __wargv[i];
    return run(__argc + 2, arguments);
}
