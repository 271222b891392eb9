"""The boards of the games, and the list of their faces in the order of the lobby."""

from felucca.ui.boards.carcassonne.face import CarcassonneFace
from felucca.ui.boards.face import Face
from felucca.ui.boards.golems.face import GolemsFace
from felucca.ui.boards.hatches.face import HatchesFace
from felucca.ui.boards.nefertiti.face import NefertitiFace
from felucca.ui.boards.sobek.face import SobekFace

GAME_FACES: dict[str, Face] = {
    face.id: face for face in (CarcassonneFace(), NefertitiFace(), SobekFace(), GolemsFace(), HatchesFace())
}
