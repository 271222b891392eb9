"""Sounds: made by arithmetic, mixed within bounds, and no device is no trouble."""

import miniaudio
import pytest

from felucca.ui.sound import LOUDEST, RATE, SOUNDS, Sounds, samples

NULL = [miniaudio.Backend.NULL]


@pytest.fixture
def sounds(qapp):
    sounds = Sounds(NULL)
    yield sounds
    sounds.rest()


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_heard_and_ends_quietly(name):
    wave = samples(name)
    assert len(wave) == int(SOUNDS[name][0] * RATE)
    assert 2_000 < max(map(abs, wave)) <= LOUDEST
    assert max(map(abs, wave[-20:])) < 400


def test_sounds_are_mixed_at_the_volume(sounds):
    sounds.play("tile")
    sounds.play("points")
    sounds.volume = 100
    with sounds._lock:
        sounds._voices = [(samples("tile"), 0), (samples("points"), 0)]
    mixed = sounds._mixed(500)
    expected = [a + b for a, b in zip(samples("tile")[:500], samples("points")[:500], strict=True)]
    assert list(mixed) == [max(-LOUDEST, min(LOUDEST, value)) for value in expected]


def test_the_device_is_given_back(sounds, qtbot):
    sounds.play("piece")
    assert sounds._device is not None
    sounds._idle.setInterval(1)
    sounds.play("piece")
    qtbot.waitUntil(lambda: sounds._device is None)


def test_silence_opens_no_device(sounds):
    sounds.on = False
    sounds.play("tile")
    sounds.on, sounds.volume = True, 0
    sounds.play("tile")
    assert sounds._device is None


def test_without_a_device_the_game_goes_on_and_it_is_told_once(sounds, monkeypatch, qtbot):
    def no_device(**_options):
        raise miniaudio.MiniaudioError("no device")

    monkeypatch.setattr(miniaudio, "PlaybackDevice", no_device)
    told = []
    sounds.failed.connect(lambda: told.append(1))
    sounds.play("tile")
    sounds.play("tile")
    assert told == [1]
