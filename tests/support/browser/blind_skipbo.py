"""Skip-Bo Breakers for somebody who does not see."""

from tests.support.browser.blind_player import Blind

KINDS = ("single", "pair", "pairs", "run", "breaker")


def by_eye(player: Blind) -> None:
    """One move with the mouse, by what the buttons are called in this player's language."""
    kinds = player.page.get_by_role("group", name=player.word("can-lay")).get_by_role("button")
    if not kinds.count():
        player.find("button", "pass").click()
        return
    kinds.last.click()
    for kind in KINDS:
        lay = player.find("button", "lay-as", kind=kind)
        if lay.count():
            lay.first.click()
            return


def is_to_move(player: Blind) -> bool:
    prompts = [player.word(f"prompt-{what}") for what in ("open", "follow", "pass")]
    house = player.page.get_by_role("main")
    return any(house.get_by_text(prompt, exact=True).count() for prompt in prompts)
