"""English."""

from embertable.core.text.en import english_tongue
from tests.toys.embers.text.speech import WORDS, taught

en = taught(english_tongue({"high card": ("high card", "high cards")}, WORDS))
