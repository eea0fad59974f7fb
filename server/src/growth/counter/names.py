"""What the program and what counts its steps know each other by."""

STEPS = "__steps__"
OWN_NAMES = {STEPS} | {
    f"__{name}__" for name in ("cap", "turn", "made", "paired", "searched", "edited", "used", "charged", "enter", "leave")
}
