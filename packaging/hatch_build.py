"""Build hook: a wheel carries the assets and the compiled translations as `felucca/_share/`.

An editable install finds both in the checkout, so only the translations are compiled there.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ShareHook(BuildHookInterface):  # type: ignore[type-arg]
    """Fills `felucca/_share/`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        sys.path.insert(0, str(root / "packaging"))  # the build runs this file alone, not as part of a package
        import translations

        if version == "editable":
            translations.compile_into(root / "i18n")
            return
        self._compiled = tempfile.TemporaryDirectory()
        included = build_data["force_include"]
        included[str(root / "assets")] = "felucca/_share"
        for compiled in translations.compile_into(Path(self._compiled.name), force=True):
            included[str(compiled)] = f"felucca/_share/i18n/{compiled.name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.target_name == "wheel" and version != "editable":
            self._compiled.cleanup()
