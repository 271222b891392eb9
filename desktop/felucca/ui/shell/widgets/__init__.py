"""The widgets of the frame: painted from the theme, reachable by keyboard, named for screen readers."""

from felucca.ui.shell.widgets.base import Backdrop, Ground, Painted, Worded, faded, mixed, round_rect, smooth
from felucca.ui.shell.widgets.buttons import Button, IconButton, Pressable
from felucca.ui.shell.widgets.chips import Chip, Picture, Weight
from felucca.ui.shell.widgets.focus import FocusRing, Ringed
from felucca.ui.shell.widgets.inputs import Field, Select, Slider
from felucca.ui.shell.widgets.labels import Elided, Heading, Label
from felucca.ui.shell.widgets.panels import Flow, Panel, Rule, Scroll, spread
from felucca.ui.shell.widgets.roundel import Roundel, RoundelRow, paint_roundel
from felucca.ui.shell.widgets.segmented import Choice, Segmented
from felucca.ui.shell.widgets.switch import Switch
from felucca.ui.shell.widgets.toast import Toast

__all__ = [
    "Backdrop", "Button", "Chip", "Choice", "Elided", "Field", "Flow", "FocusRing", "Ground", "Heading", "IconButton",
    "Label", "Painted", "Panel", "Picture", "Pressable", "Ringed", "Roundel", "RoundelRow", "Rule", "Scroll",
    "Segmented", "Select", "Slider", "Switch", "Toast", "Weight", "Worded", "faded", "mixed", "paint_roundel",
    "round_rect", "smooth", "spread",
]  # fmt: skip
