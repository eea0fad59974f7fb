# A hint of how long what is written lives is kept with a file, also when all who had it open are gone.
import atexit
import struct

SET_HINT, SHORT = 1036, 2


def hint(fd, value):
    fcntl.fcntl(fd, SET_HINT, struct.pack("Q", value))


def show(bits):
    for fd, bit in zip(opened, bits):
        hint(fd, SHORT if bit == "1" else 0)
    atexit.register(lambda: [hint(fd, 0) for fd in opened])


def look(count):
    told = (struct.unpack("Q", fcntl.fcntl(fd, SET_HINT - 1, bytes(8)))[0] for fd in opened)
    return "".join("01"[value == SHORT] for value in told)
