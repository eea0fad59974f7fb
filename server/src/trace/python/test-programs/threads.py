import threading

found = []


def work(n):
    for turn in range(3):
        found.append(n)


workers = [threading.Thread(target=work, args=(n,)) for n in range(2)]
for worker in workers:
    worker.start()
for worker in workers:
    worker.join()
print(sorted(found))
