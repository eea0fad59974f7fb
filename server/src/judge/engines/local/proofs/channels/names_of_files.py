# Whether a file of another box is there, where its folder is one of the same user's.
import os

own = os.environ.get("TMPDIR", "/tmp")
home, _, rest = own.rpartition("/stepwise-box-")
user = rest.partition("-")[0]


def prepare(count):
    pass


def show(bits):
    for number, bit in enumerate(bits):
        if bit == "1":
            os.close(os.open(f"{own}/bit-{number}", os.O_CREAT | os.O_RDONLY))


def look(count):
    best = ""
    for box in range(40):
        there = f"{home}/stepwise-box-{user}-{box}/tmp"
        if there != own:
            bits = "".join("01"[os.path.exists(f"{there}/bit-{n}")] for n in range(count))
            best = max(best, bits)
    return best
