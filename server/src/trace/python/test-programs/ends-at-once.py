import os

print("said", flush=True)
os._exit(0)
