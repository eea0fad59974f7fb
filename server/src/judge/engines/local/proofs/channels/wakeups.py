# A call that wakes the sleepers on a word says how many there were.
WAKE = 1
# A thread that was woken needs a while to fall asleep again.
PAUSE_S, FRAME_S = 0.1, 0.15
sleepers = {}


def show(bits):
    for word, bit in zip(words, bits):
        if bit == "1" and not (word in sleepers and sleepers[word].is_alive()):
            sleepers[word] = threading.Thread(target=sleep_on, args=(word, 500), daemon=True)
            sleepers[word].start()


def look(count):
    woken = (libc.syscall(FUTEX, ctypes.c_void_p(word), WAKE, 1, None, None, 0) for word in words)
    return "".join("01"[found == 1] for found in woken)
