# How many processes have a page of a file mapped: /proc/self/smaps says of one whether it is shared.
import glob
import mmap
import os
import re

files, maps = [], []
STEP = 1 << 16


def prepare(count):
    found = sorted(glob.glob("/usr/lib/*-linux-gnu/*.so*"), reverse=True)
    # Hardly used by anybody else meanwhile.
    path = next(path for path in found if os.path.getsize(path) > STEP * (count + 1))
    files.append(os.open(path, os.O_RDONLY))


def show(bits):
    if not maps:
        maps.extend(page(number) for number, bit in enumerate(bits) if bit == "1")


def page(number):
    made = mmap.mmap(files[0], mmap.PAGESIZE, mmap.MAP_SHARED, mmap.PROT_READ, offset=number * STEP)
    made[0]
    return made


def look(count):
    held = [page(number) for number in range(count)]
    path = os.readlink(f"/proc/self/fd/{files[0]}")
    shared = {}
    with open("/proc/self/smaps") as file:
        for line in file:
            if match := re.match(r"\w+-\w+ \S+ (\w+) \S+ \d+ +(.*)", line):
                number = int(match[1], 16) // STEP if match[2] == path else None
            elif line.startswith("Shared_Clean") and number is not None:
                shared[number] = int(line.split()[1]) > 0
    for made in held:
        made.close()
    return "".join("01"[shared.get(number, False)] for number in range(count))
