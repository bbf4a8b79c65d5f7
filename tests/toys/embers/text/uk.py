"""Ukrainian."""

from embertable.core.text.uk import ukrainian_tongue
from tests.toys.embers.text.speech import WORDS, taught

uk = taught(ukrainian_tongue({"high card": ("висока карта", "високі карти", "високих карт")}, WORDS))
