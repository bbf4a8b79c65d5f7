"""Russian."""

from embertable.core.text.ru import russian_tongue
from tests.toys.embers.text.speech import WORDS, taught

ru = taught(russian_tongue({"high card": ("высокая карта", "высокие карты", "высоких карт")}, WORDS))
