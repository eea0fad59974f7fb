# getpid by its number in the x32 table.
import ctypes

print("REACHED", ctypes.CDLL(None).syscall(0x40000000 + 39))
