"""What no test may have more of, whatever its problem allows. Told by the watch and by the machine."""

INODES = 4096
SOCKETS = 256
FILE_BYTES = 16 << 20
