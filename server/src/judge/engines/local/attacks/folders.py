# Leaves every kind of odd thing where the next test will be.
import os

os.symlink("/etc/passwd", "/w/out")
os.unlink("/w/main.py")
os.symlink("/proc/1/environ", "/w/main.py")
os.mkfifo("/tmp/fifo")
try:
    os.mknod("/tmp/device", 0o60666, os.makedev(8, 0))
    print("REACHED a device")
except OSError:
    pass
try:
    os.link("/usr/bin/python3", "/tmp/hard")
    print("REACHED a hard link")
except OSError:
    pass
os.mkdir("/tmp/closed")
open("/tmp/closed/file", "w").close()
os.chmod("/tmp/closed", 0)
for folder in ("/w", "/tmp", "/dev/shm"):
    try:
        os.setxattr(folder, "user.note", b"kept")
    except OSError:
        pass
    os.utime(folder, (12345, 12345))
    os.chmod(folder, 0o500)
print("contained")
