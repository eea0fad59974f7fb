# Files of the machine that every box may read, one for each bit.
import fcntl
import glob
import os

paths, opened = [], []


def prepare(count):
    found = sorted(glob.glob(os.path.dirname(os.__file__) + "/*.py"))
    paths.extend([path for path in found if not os.path.islink(path)][:count])
    opened.extend(os.open(path, os.O_RDONLY) for path in paths)
