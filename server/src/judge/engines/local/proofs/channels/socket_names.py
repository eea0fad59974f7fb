# Names of sockets that are no files.
import socket

held = []


def prepare(count):
    pass


def show(bits):
    for number, bit in enumerate(bits):
        if bit == "1" and len(held) < bits.count("1"):
            held.append(socket.socket(socket.AF_UNIX))
            held[-1].bind(f"\0stepwise-{WAY}-{number}")


def is_taken(number):
    with socket.socket(socket.AF_UNIX) as one:
        try:
            one.bind(f"\0stepwise-{WAY}-{number}")
        except OSError as error:
            if error.errno != 98:
                raise
            return True
    return False


def look(count):
    return "".join("01"[is_taken(number)] for number in range(count))
