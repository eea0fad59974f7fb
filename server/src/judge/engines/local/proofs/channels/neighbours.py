# Processes whose numbers are near, as those of a box beside it are.
import os

NEAR = 3000
LOOKS = 24
others, looks = [], [0]


def is_there(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True


def neighbours():
    """Those of a while ago: to look for them costs more than a slot has."""
    if looks[0] % LOOKS == 0:
        own = os.getpid()
        others[:] = [pid for pid in range(max(2, own - NEAR), own + NEAR) if pid != own and is_there(pid)]
    looks[0] += 1
    return others
