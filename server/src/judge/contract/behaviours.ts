import type { LanguageKey } from '@stepwise/contracts/language';
import type { Verdict } from '@stepwise/contracts/verdict';
import type { Ending, Limits } from '../engine.ts';

type Programs = Partial<Record<LanguageKey, string>>;

/** One thing every engine does in every language: what goes in, and what must come of it. */
export type Behaviour = {
  readonly name: string;
  readonly programs: Programs;
  readonly input?: string | Uint8Array;
  readonly limits?: Partial<Limits>;
  readonly ending?: Ending;
  readonly exitCode?: number;
  readonly signal?: string;
  readonly stdout?: string | Uint8Array;
  /** Part of it. */
  readonly stderr?: string;
  /** For what engines may notice in different ways; expected output is empty. */
  readonly verdict?: Verdict;
};

const BIG = Buffer.alloc(5 << 20, 'all work and no play\n');

/** A Java program around these statements. */
const javaMain = (body: string): string => `import java.util.*; import java.io.*;
public class Main { public static void main(String[] args) throws Exception { ${body} } }`;

export const BEHAVIOURS: readonly Behaviour[] = [
  {
    name: 'echoes its input',
    input: 'Straße 日本 🙂\n',
    stdout: 'Straße 日本 🙂\n',
    exitCode: 0,
    programs: {
      JAVASCRIPT: `process.stdout.write(require('fs').readFileSync(0, 'utf8'))`,
      PYTHON: `print(input())`,
      JAVA: javaMain(`System.out.println(new Scanner(System.in).nextLine());`),
      TYPESCRIPT: `import * as fs from 'fs'; const s: string = fs.readFileSync(0, 'utf8'); process.stdout.write(s);`,
    },
  },
  {
    name: 'reads standard input by its path',
    input: 'by path\n',
    stdout: 'by path\n',
    programs: {
      JAVASCRIPT: `console.log(require('fs').readFileSync('/dev/stdin', 'utf8').trim())`,
      PYTHON: `print(open('/dev/stdin').read(), end='')`,
      TYPESCRIPT: `const fs = require('fs'); console.log(fs.readFileSync('/dev/stdin', 'utf8').trim());`,
    },
  },
  {
    name: 'reads lines as they come',
    input: '3\n4\n',
    stdout: '7\n',
    programs: {
      JAVASCRIPT: `let sum = 0; const rl = require('readline').createInterface({ input: process.stdin });
        rl.on('line', (line) => { sum += Number(line); }); rl.on('close', () => console.log(sum));`,
      PYTHON: `import sys\nprint(sum(int(line) for line in sys.stdin))`,
      JAVA: javaMain(`BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(Integer.parseInt(in.readLine()) + Integer.parseInt(in.readLine()));`),
      TYPESCRIPT: `import { createInterface } from 'node:readline'; let sum = 0;
        const rl = createInterface({ input: process.stdin });
        rl.on('line', (line) => { sum += Number(line); }); rl.on('close', () => console.log(sum));`,
    },
  },
  {
    name: 'need not read 5 MB of input',
    input: BIG,
    stdout: 'done\n',
    exitCode: 0,
    programs: {
      JAVASCRIPT: `console.log('done')`,
      PYTHON: `print('done')`,
      JAVA: javaMain(`System.out.println("done");`),
    },
  },
  {
    name: 'reads 5 MB of input',
    input: BIG,
    stdout: `${BIG.byteLength}\n`,
    programs: {
      JAVASCRIPT: `console.log(require('fs').readFileSync(0).length)`,
      PYTHON: `import sys\nprint(len(sys.stdin.buffer.read()))`,
      JAVA: javaMain(`System.out.println(System.in.readAllBytes().length);`),
    },
  },
  {
    name: 'writes up to the limit of its output',
    limits: { outputBytes: 100_000 },
    stdout: 'x'.repeat(100_000),
    exitCode: 0,
    programs: {
      JAVASCRIPT: `process.stdout.write('x'.repeat(100000))`,
      PYTHON: `print('x' * 100000, end='')`,
      JAVA: javaMain(`System.out.print("x".repeat(100000));`),
    },
  },
  {
    name: 'is ended by one byte more of output',
    limits: { outputBytes: 100_000 },
    ending: 'output-limit',
    stdout: 'x'.repeat(100_000),
    programs: {
      JAVASCRIPT: `process.stdout.write('x'.repeat(100001))`,
      PYTHON: `print('x' * 100001, end='')`,
      JAVA: javaMain(`System.out.print("x".repeat(100001));`),
    },
  },
  {
    name: 'keeps output that is not text',
    stdout: Uint8Array.from([0, 255, 254, 10, 128]),
    programs: {
      JAVASCRIPT: `process.stdout.write(Buffer.from([0, 255, 254, 10, 128]))`,
      PYTHON: `import sys\nsys.stdout.buffer.write(bytes([0, 255, 254, 10, 128]))`,
      JAVA: javaMain(`System.out.write(new byte[] {0, -1, -2, 10, -128}); System.out.flush();`),
    },
  },
  {
    name: 'tells its exit code',
    ending: 'exited',
    exitCode: 137,
    stdout: 'before\n',
    programs: {
      JAVASCRIPT: `console.log('before'); process.exit(137)`,
      PYTHON: `import sys\nprint('before')\nsys.exit(137)`,
      JAVA: javaMain(`System.out.println("before"); System.exit(137);`),
      TYPESCRIPT: `console.log('before'); process.exit(137)`,
    },
  },
  {
    name: 'shows an exception nobody caught',
    ending: 'exited',
    exitCode: 1,
    stderr: 'went wrong',
    verdict: 'Runtime Error',
    programs: {
      JAVASCRIPT: `throw new Error('went wrong')`,
      PYTHON: `raise ValueError('went wrong')`,
      JAVA: javaMain(`throw new RuntimeException("went wrong");`),
      TYPESCRIPT: `throw new Error('went wrong')`,
    },
  },
  {
    name: 'tells the signal that ended it',
    ending: 'signaled',
    signal: 'SIGSEGV',
    verdict: 'Runtime Error',
    programs: {
      JAVASCRIPT: `process.kill(process.pid, 'SIGSEGV'); setTimeout(() => {}, 9000)`,
      PYTHON: `import os, signal\nos.kill(os.getpid(), signal.SIGSEGV)`,
    },
  },
  {
    name: 'takes a recursion of depth 20 000',
    stdout: '20000\n',
    exitCode: 0,
    programs: {
      JAVASCRIPT: `const f = (n) => n === 0 ? 0 : 1 + f(n - 1); console.log(f(20000))`,
      PYTHON: `import sys\nfrom functools import lru_cache\nsys.setrecursionlimit(10**6)
@lru_cache(None)\ndef f(n): return 0 if n == 0 else 1 + f(n - 1)\nprint(f(20000))`,
      JAVA: `public class Main { static int f(int n) { return n == 0 ? 0 : 1 + f(n - 1); }
        public static void main(String[] args) { System.out.println(f(20000)); } }`,
    },
  },
  {
    name: 'is told of a recursion without end',
    ending: 'exited',
    exitCode: 1,
    verdict: 'Runtime Error',
    programs: {
      JAVASCRIPT: `const f = () => 1 + f(); f()`,
      PYTHON: `def f(): return 1 + f()\nf()`,
      JAVA: `public class Main { static int f() { return 1 + f(); }
        public static void main(String[] args) { f(); } }`,
    },
  },
];
