import type { LanguageKey } from '@stepwise/contracts/language';
import type { Verdict } from '@stepwise/contracts/verdict';
import type { RunResult } from '../../../../engine.ts';
import type { JudgeJob } from '../../../../judge-job.ts';

/** One way to end, in every language: the program, and what has to be said of it. */
export type VerdictRow = {
  readonly name: string;
  readonly programs: Readonly<Record<LanguageKey, string>>;
  readonly verdict: Verdict;
  /** Of its first test. */
  readonly run?: Partial<RunResult>;
  /** Part of what is shown: the compiler's text, or what was written to stderr. */
  readonly says?: RegExp;
  readonly limits?: Partial<JudgeJob['limits']>;
};

const java = (body: string): string => `import java.util.*; import java.nio.ByteBuffer;
public class Main { public static void main(String[] args) throws Exception {
  Scanner in = new Scanner(System.in); int a = in.nextInt(), b = in.nextInt(); ${body} } }`;

/** The same words in JavaScript and TypeScript, which is compiled on the way. */
const script = (body: string): Pick<VerdictRow['programs'], 'JAVASCRIPT' | 'TYPESCRIPT'> => ({
  JAVASCRIPT: `const [a, b] = require('fs').readFileSync(0, 'utf8').split(' ').map(Number); ${body}`,
  TYPESCRIPT: `import { readFileSync } from 'node:fs';
const [a, b]: number[] = readFileSync(0, 'utf8').split(' ').map(Number); ${body}`,
});
const python = (body: string): string => `a, b = map(int, input().split())\n${body}`;

/** Of the runtime itself, before its limit is met. */
const OUT_OF_MEMORY = /Array buffer allocation failed|OutOfMemoryError|MemoryError/;

/** Each is asked for the sum of two numbers. */
export const VERDICT_TABLE: readonly VerdictRow[] = [
  {
    name: 'the right answer',
    verdict: 'Accepted',
    run: { ending: 'exited', exitCode: 0, signal: null },
    programs: {
      ...script('console.log(a + b);'),
      PYTHON: python('print(a + b)'),
      JAVA: java('System.out.println(a + b);'),
    },
  },
  {
    name: 'another answer',
    verdict: 'Wrong Answer',
    run: { ending: 'exited', exitCode: 0 },
    programs: {
      ...script('console.log(a - b);'),
      PYTHON: python('print(a - b)'),
      JAVA: java('System.out.println(a - b);'),
    },
  },
  {
    name: 'no program at all',
    // Also where there is no compiler, and it is the interpreter that says so.
    verdict: 'Compilation Error',
    says: /error|SyntaxError/,
    programs: {
      JAVASCRIPT: `const x = (;`,
      TYPESCRIPT: `const x = (;`,
      PYTHON: `def f(:`,
      JAVA: `public class Main {`,
    },
  },
  {
    name: 'an exit code',
    verdict: 'Runtime Error',
    run: { ending: 'exited', exitCode: 137, signal: null },
    programs: {
      ...script('console.log(a + b); process.exit(137);'),
      PYTHON: python('print(a + b)\nraise SystemExit(137)'),
      JAVA: java('System.out.println(a + b); System.exit(137);'),
    },
  },
  {
    name: 'an exception that nobody catches',
    verdict: 'Runtime Error',
    run: { ending: 'exited', exitCode: 1 },
    says: /went wrong/,
    programs: {
      ...script(`console.log(a + b); throw new Error('went wrong');`),
      PYTHON: python(`print(a + b)\nraise ValueError('went wrong')`),
      JAVA: java('System.out.println(a + b); throw new RuntimeException("went wrong");'),
    },
  },
  {
    name: 'a signal that looks like the kernel ran out of memory',
    verdict: 'Runtime Error',
    run: { ending: 'signaled', exitCode: null, signal: 'SIGKILL' },
    programs: {
      ...script(`process.kill(process.pid, 'SIGKILL'); setTimeout(() => {}, 9000);`),
      PYTHON: python(`import os, signal\nos.kill(os.getpid(), signal.SIGKILL)`),
      JAVA: java(`new ProcessBuilder("/bin/sh", "-c", "kill -KILL $PPID").start().waitFor();`),
    },
  },
  {
    name: 'memory, and is ended for it',
    verdict: 'Memory Limit Exceeded',
    run: { ending: 'memory-limit' },
    limits: { memoryKb: 128 << 10 },
    programs: {
      ...script(`const kept: unknown[] = []; for (;;) kept.push(Buffer.alloc(1 << 20, 1));`),
      JAVASCRIPT: `const kept = []; for (;;) kept.push(Buffer.alloc(1 << 20, 1));`,
      PYTHON: `kept = []\nwhile True: kept.append(bytes([1]) * (1 << 20))`,
      // Neither kind alone fills what the limit allows beside the heap.
      JAVA: java(`List<Object> kept = new ArrayList<>(); for (int n = 0; n < 110; n++) {
        kept.add(ByteBuffer.allocateDirect(1 << 20)); byte[] own = new byte[1 << 20];
        Arrays.fill(own, (byte) 1); kept.add(own); } Thread.sleep(9000);`),
    },
  },
  {
    name: 'memory, and its runtime gives up',
    verdict: 'Memory Limit Exceeded',
    says: OUT_OF_MEMORY,
    limits: { memoryKb: 128 << 10 },
    programs: {
      ...script('Buffer.alloc(2 ** 31, 1);'),
      PYTHON: `x = bytearray(2 ** 31)`,
      JAVA: java('System.out.println(new long[1 << 28].length);'),
    },
  },
  {
    name: 'output without end',
    verdict: 'Output Limit Exceeded',
    run: { ending: 'output-limit' },
    programs: {
      ...script(`for (;;) process.stdout.write('x'.repeat(65536));`),
      PYTHON: `while True: print('x' * 65536)`,
      JAVA: java('String line = "x".repeat(65536); while (true) System.out.println(line);'),
    },
  },
  {
    name: 'time, working',
    verdict: 'Time Limit Exceeded',
    run: { ending: 'cpu-limit' },
    limits: { timeMs: 400 },
    programs: {
      ...script('for (;;) {}'),
      PYTHON: `while True: pass`,
      JAVA: java('while (true) a += b;'),
    },
  },
  {
    name: 'time, sleeping',
    verdict: 'Time Limit Exceeded',
    run: { ending: 'wall-limit' },
    limits: { timeMs: 400 },
    programs: {
      ...script('setTimeout(() => {}, 60000);'),
      PYTHON: `import time\ntime.sleep(60)`,
      JAVA: java('Thread.sleep(60000);'),
    },
  },
];

/** A program that starts `sleep` for so many seconds and then answers. */
export const SLEEPERS: Readonly<Record<LanguageKey, (seconds: string) => string>> = {
  JAVASCRIPT: (seconds) => script(sleepAndAnswer(seconds)).JAVASCRIPT,
  TYPESCRIPT: (seconds) => script(sleepAndAnswer(seconds)).TYPESCRIPT,
  PYTHON: (seconds) =>
    python(`import subprocess\nsubprocess.run(['/bin/sleep', '${seconds}'])\nprint(a + b)`),
  JAVA: (seconds) =>
    java(`new ProcessBuilder("/bin/sleep", "${seconds}").start().waitFor();
      System.out.println(a + b);`),
};

const sleepAndAnswer = (seconds: string): string =>
  `require('child_process').spawnSync('/bin/sleep', ['${seconds}']); console.log(a + b);`;
