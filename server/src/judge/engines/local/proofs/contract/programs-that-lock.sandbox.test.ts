import type { LanguageKey } from '@stepwise/contracts/language';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobOf, runOne, text } from '../../../../contract/run-program.ts';
import type { JudgeEngine } from '../../../../engine.ts';
import { createLocalEngine } from '../../create-local-engine.ts';
import { ISOLATION_NAMES } from '../../machine/isolation/isolation.ts';
import { LANDLOCK_IS_THERE } from '../support/landlock-is-there.ts';

const ISOLATIONS = ISOLATION_NAMES.filter((name) => name !== 'landlock' || LANDLOCK_IS_THERE);

const DATABASE = (path: string, journal: string): string => `import os, sqlite3, tempfile
os.chdir(tempfile.gettempdir())
one = sqlite3.connect(${JSON.stringify(path)})
print(one.execute('PRAGMA journal_mode = ${journal}').fetchone()[0])
one.execute('CREATE TABLE numbers (n INTEGER)')
one.executemany('INSERT INTO numbers VALUES (?)', [(n,) for n in range(1000)])
one.commit()
one.close()
if ${JSON.stringify(path)} != ':memory:':
    print(sqlite3.connect(${JSON.stringify(path)}).execute('SELECT sum(n) FROM numbers').fetchone()[0])`;

const PROGRAMS: readonly (readonly [string, LanguageKey, string, string])[] = [
  ['a database in memory', 'PYTHON', DATABASE(':memory:', 'memory'), 'memory\n'],
  ['a database in a file', 'PYTHON', DATABASE('db', 'delete'), 'delete\n499500\n'],
  ['a database with a log', 'PYTHON', DATABASE('db', 'wal'), 'wal\n499500\n'],
  [
    'locks of every kind',
    'PYTHON',
    `import fcntl, tempfile
with tempfile.TemporaryFile() as file:
    fcntl.flock(file, fcntl.LOCK_EX)
    fcntl.flock(file, fcntl.LOCK_UN)
    fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    print(fcntl.fcntl(file, fcntl.F_GETFD))`,
    '1\n',
  ],
  [
    'files advised about and read by parts',
    'PYTHON',
    `import os, tempfile
with tempfile.TemporaryFile() as file:
    file.write(b'abc')
    file.flush()
    os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_SEQUENTIAL)
    part = bytearray(2)
    print(os.preadv(file.fileno(), [part], 1), part.decode())`,
    '2 bc\n',
  ],
  [
    'threads that wait for each other',
    'PYTHON',
    `import threading
found = []
threads = [threading.Thread(target=found.append, args=(n,)) for n in range(4)]
for thread in threads: thread.start()
for thread in threads: thread.join()
event = threading.Event()
print(sorted(found), event.wait(0.01))`,
    '[0, 1, 2, 3] False\n',
  ],
  [
    // Threads of V8 that compile meet in one, and slept for ever.
    'a static of C++ that one thread makes while another one asks for it',
    'PYTHON',
    `import ctypes, threading, time
library = ctypes.CDLL('libstdc++.so.6')
guard = ctypes.c_uint64()
acquire = lambda: library.__cxa_guard_acquire(ctypes.byref(guard))
print(acquire())
other = threading.Thread(target=lambda: print(acquire()))
other.start()
while guard.value >> 16 == 0: time.sleep(0.001)
library.__cxa_guard_release(ctypes.byref(guard))
other.join()
print(guard.value)`,
    '1\n0\n1\n',
  ],
  [
    'a locked file',
    'JAVA',
    `import java.io.*; import java.nio.channels.*; import java.nio.file.*;
public class Main { public static void main(String[] args) throws Exception {
  Path path = Files.createTempFile("a", "b");
  try (var file = new RandomAccessFile(path.toFile(), "rw"); var channel = file.getChannel()) {
    try (FileLock lock = channel.lock()) { System.out.println(lock.isValid()); }
    System.out.println(channel.tryLock() != null);
  }
  Thread[] threads = new Thread[4];
  for (int n = 0; n < 4; n++) { threads[n] = new Thread(() -> {}); threads[n].start(); }
  for (Thread thread : threads) thread.join();
  System.out.println(java.util.stream.IntStream.range(0, 1000).parallel().sum());
} }`,
    'true\ntrue\n499500\n',
  ],
  [
    'files, workers and figures of its own',
    'JAVASCRIPT',
    `const fs = require('fs'), os = require('os'), path = require('path');
const { Worker } = require('worker_threads');
process.chdir(os.tmpdir());
fs.writeFileSync('a', 'text');
fs.renameSync('a', 'c');
os.cpus(); os.freemem(); os.totalmem(); os.loadavg(); os.uptime();
new Worker('require("worker_threads").parentPort.postMessage(1)', { eval: true })
  .on('message', (one) => console.log(fs.readFileSync('c', 'utf8'), one));`,
    'text 1\n',
  ],
];

const WITH_NAMESPACES: readonly (readonly [string, LanguageKey, string, string])[] = [
  [
    'locks between processes',
    'PYTHON',
    `import multiprocessing as m
def add(total, lock):
    for _ in range(200):
        with lock: total.value += 1
if __name__ == '__main__':
    total, lock = m.Value('i', 0, lock=False), m.Lock()
    ones = [m.Process(target=add, args=(total, lock)) for _ in range(3)]
    for one in ones: one.start()
    for one in ones: one.join()
    print(total.value, m.Pool(2).map(abs, [-1, -2]))`,
    '600 [1, 2]\n',
  ],
  [
    'a copy of a file with its times',
    'PYTHON',
    `import os, shutil, tempfile
os.chdir(tempfile.gettempdir())
open('a', 'w').write('text')
print(open(shutil.copy2('a', 'b')).read())`,
    'text\n',
  ],
  [
    'the memory that it uses',
    'JAVASCRIPT',
    `console.log(process.memoryUsage().rss > 1e6, process.memoryUsage.rss() > 1e6)`,
    'true true\n',
  ],
];

describe.each(ISOLATIONS)('in boxes of %s', (isolation) => {
  let engine: JudgeEngine;
  beforeAll(async () => {
    engine = await createLocalEngine({
      ...{ slots: 1, isolations: [isolation], warmAtStart: false },
      languages: ['JAVASCRIPT', 'PYTHON', 'JAVA'],
    });
  });
  afterAll(() => engine.close());

  it.each([...PROGRAMS, ...(isolation === 'bubblewrap' ? WITH_NAMESPACES : [])])(
    'a program has %s (%s)',
    async (_, language, source, expected) => {
      const run = await runOne(engine, jobOf(language, source));
      expect(text(run.stderr)).toBe('');
      expect(text(run.stdout)).toBe(expected);
      expect(run).toMatchObject({ ending: 'exited', exitCode: 0 });
    },
  );
});
