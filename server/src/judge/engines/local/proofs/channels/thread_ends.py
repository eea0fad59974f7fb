# The end of a thread wakes sleepers on the word that the thread has named, also in a mapped file.
SET_TID_ADDRESS = {"x86_64": 218, "aarch64": 96}[os.uname().machine]
FRAME_S = 0.4
woken = set()


def end_with(word):
    libc.syscall(SET_TID_ADDRESS, ctypes.c_void_p(word))


def show(bits):
    for word, bit in zip(words, bits):
        if bit == "1":
            threading.Thread(target=end_with, args=(word,), daemon=True).start()


def sleep(word):
    if sleep_on(word, 80):
        woken.add(word)


def look(count):
    woken.clear()
    threads = [threading.Thread(target=sleep, args=(word,), daemon=True) for word in words]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return "".join("01"[word in woken] for word in words)
