import type { Behaviour } from './behaviours.ts';

const javaMain = (body: string): string => `import java.util.*;
public class Main { public static void main(String[] args) throws Exception { ${body} } }`;

/** CPU time is short here and elapsed time is not, so that a busy machine tells them apart. */
const SHORT_CPU = { cpuMs: 400, wallMs: 20_000 };
const SMALL = { memoryKb: 128 << 10 };
const JAVA_SMALL = { memoryKb: 224 << 10 };

/** What a program meets when it does not stop by itself. */
export const LIMIT_BEHAVIOURS: readonly Behaviour[] = [
  {
    name: 'is ended when it uses too much CPU time',
    limits: SHORT_CPU,
    ending: 'cpu-limit',
    programs: {
      JAVASCRIPT: `for (;;) {}`,
      PYTHON: `while True: pass`,
      JAVA: javaMain(`while (true) {}`),
    },
  },
  {
    name: 'is ended although it ignores signals',
    limits: SHORT_CPU,
    ending: 'cpu-limit',
    programs: {
      PYTHON: `import signal
for number in range(1, 65):
    try: signal.signal(number, signal.SIG_IGN)
    except (OSError, ValueError): pass
while True: pass`,
      JAVASCRIPT: `process.on('SIGTERM', () => {}); process.on('SIGINT', () => {}); for (;;) {}`,
    },
  },
  {
    name: 'pays for the CPU time of its children',
    limits: SHORT_CPU,
    ending: 'cpu-limit',
    programs: {
      PYTHON: `import os, time\nif os.fork() == 0:\n    while True: pass\ntime.sleep(30)`,
      JAVASCRIPT: `require('child_process').spawn(process.execPath, ['-e', 'for (;;) {}']); setTimeout(() => {}, 30000)`,
    },
  },
  {
    name: 'is ended when it sleeps too long',
    limits: { wallMs: 1500 },
    ending: 'wall-limit',
    programs: {
      JAVASCRIPT: `setTimeout(() => {}, 60000)`,
      PYTHON: `import time\ntime.sleep(60)`,
      JAVA: javaMain(`Thread.sleep(60000);`),
    },
  },
  {
    name: 'is ended when it stops itself',
    limits: { wallMs: 1500 },
    ending: 'wall-limit',
    programs: {
      PYTHON: `import os, signal\nos.kill(os.getpid(), signal.SIGSTOP)`,
      JAVASCRIPT: `process.kill(process.pid, 'SIGSTOP')`,
    },
  },
  {
    name: 'is ended when it writes without end',
    ending: 'output-limit',
    programs: {
      JAVASCRIPT: `for (;;) process.stdout.write('x'.repeat(10000))`,
      PYTHON: `while True: print('x' * 10000)`,
      JAVA: javaMain(`String line = "x".repeat(10000); while (true) System.out.println(line);`),
    },
  },
  {
    name: 'is ended when it complains without end',
    ending: 'output-limit',
    programs: {
      JAVASCRIPT: `for (;;) process.stderr.write('x'.repeat(10000))`,
      PYTHON: `import sys\nwhile True: sys.stderr.write('x' * 10000)`,
      JAVA: javaMain(`String line = "x".repeat(10000); while (true) System.err.println(line);`),
    },
  },
  {
    name: 'is ended when its memory grows without end',
    limits: SMALL,
    verdict: 'Memory Limit Exceeded',
    programs: {
      JAVASCRIPT: `const kept = []; for (;;) kept.push(new Array(10000).fill(kept.length));`,
      PYTHON: `kept = []\nwhile True: kept.append('x' * 100000)`,
    },
  },
  {
    name: 'is ended when its Java heap grows without end',
    limits: JAVA_SMALL,
    verdict: 'Memory Limit Exceeded',
    programs: {
      JAVA: javaMain(
        `List<int[]> kept = new ArrayList<>(); while (true) kept.add(new int[100000]);`,
      ),
    },
  },
  {
    name: 'is ended when it takes memory beside its heap',
    limits: SMALL,
    verdict: 'Memory Limit Exceeded',
    programs: {
      JAVASCRIPT: `const kept = []; for (;;) kept.push(Buffer.alloc(1 << 20, 1));`,
      PYTHON: `import mmap\nkept = []
while True:
    kept.append(mmap.mmap(-1, 1 << 20)); kept[-1].write(b'x' * (1 << 20))`,
    },
  },
  {
    name: 'is refused one huge allocation',
    limits: SMALL,
    verdict: 'Memory Limit Exceeded',
    programs: {
      JAVASCRIPT: `Buffer.alloc(2 ** 31, 1)`,
      PYTHON: `x = bytearray(2 ** 31)`,
    },
  },
  {
    name: 'is refused one huge Java array',
    limits: JAVA_SMALL,
    verdict: 'Memory Limit Exceeded',
    programs: { JAVA: javaMain(`System.out.println(new long[1 << 28].length);`) },
  },
  {
    name: 'pays for the memory of its children',
    limits: SMALL,
    verdict: 'Memory Limit Exceeded',
    programs: {
      PYTHON: `import os, time
for number in range(4):
    if os.fork() == 0:
        kept = b'x' * (60 << 20)
        time.sleep(30)
time.sleep(30)`,
    },
  },
  {
    name: 'does not grow into a fork bomb',
    limits: { ...SHORT_CPU, wallMs: 3000, processes: 32 },
    programs: {
      PYTHON: `import os
while True:
    try: os.fork()
    except OSError: pass`,
      JAVASCRIPT: `const { spawn } = require('child_process');
for (;;) { try { spawn(process.execPath, [__filename], { detached: true }).on('error', () => {}); } catch {} }`,
    },
  },
];
