"""Beside a real box, in every window and language: the clock, all buttons and everybody's points."""

import pytest

from breakhouse.locales import LANGUAGES
from tests.browser.people import People
from tests.browser.test_companion import see_everything


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("window", ["upright", "small", "sideways"])
def test_everything_beside_a_real_box_is_in_sight_of_four(people: People, language: str, window: str) -> None:
    see_everything(people, language, window)
