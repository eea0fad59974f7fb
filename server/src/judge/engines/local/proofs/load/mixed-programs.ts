import type { LanguageKey } from '@stepwise/contracts/language';
import type { Verdict } from '@stepwise/contracts/verdict';

/** A program for the problem "print the sum of two numbers", and what has to be said of it. */
export type MixedProgram = {
  readonly name: string;
  readonly language: LanguageKey;
  readonly source: string;
  readonly verdict: Verdict;
};

const java = (body: string): string =>
  `import java.util.*; public class Main { public static void main(String[] args) throws Exception {
    Scanner in = new Scanner(System.in); int a = in.nextInt(), b = in.nextInt(); ${body} } }`;
const js = (body: string): string =>
  `const [a, b] = require('fs').readFileSync(0, 'utf8').split(' ').map(Number); ${body}`;
const ts = (body: string): string =>
  `import { readFileSync } from 'fs'; const [a, b]: number[] = readFileSync(0, 'utf8').split(' ').map(Number); ${body}`;
const py = (body: string): string => `a, b = map(int, input().split())\n${body}`;

export const ORDINARY: readonly MixedProgram[] = [
  { name: 'right', language: 'PYTHON', source: py('print(a + b)'), verdict: 'Accepted' },
  { name: 'right', language: 'JAVASCRIPT', source: js('console.log(a + b);'), verdict: 'Accepted' },
  { name: 'right', language: 'TYPESCRIPT', source: ts('console.log(a + b);'), verdict: 'Accepted' },
  {
    name: 'right',
    language: 'JAVA',
    source: java('System.out.println(a + b);'),
    verdict: 'Accepted',
  },
  { name: 'wrong', language: 'PYTHON', source: py('print(a - b)'), verdict: 'Wrong Answer' },
  {
    name: 'wrong once it is warm',
    language: 'JAVASCRIPT',
    source: js(
      `require('fs').n = (require('fs').n ?? 0) + 1; console.log(a + b + (a > 5 ? 1 : 0));`,
    ),
    verdict: 'Wrong Answer',
  },
  {
    name: 'right for the first test alone',
    language: 'JAVA',
    source: java('System.out.println(a == 1 ? a + b : 0);'),
    verdict: 'Wrong Answer',
  },
  { name: 'no program', language: 'JAVA', source: 'class {', verdict: 'Compilation Error' },
  {
    name: 'wrong types',
    language: 'TYPESCRIPT',
    source: ts(`const c: string = a;`),
    verdict: 'Compilation Error',
  },
  { name: 'a throw', language: 'JAVASCRIPT', source: js('null.x;'), verdict: 'Runtime Error' },
];

export const HOSTILE: readonly MixedProgram[] = [
  {
    name: 'forks without end',
    language: 'PYTHON',
    source: `import os\nwhile True:\n    try: os.fork()\n    except OSError: pass`,
    verdict: 'Time Limit Exceeded',
  },
  {
    name: 'memory without end',
    language: 'JAVASCRIPT',
    source: `const kept = []; for (;;) kept.push(Buffer.alloc(1 << 24, 1));`,
    verdict: 'Memory Limit Exceeded',
  },
  {
    name: 'output without end',
    language: 'PYTHON',
    source: `while True: print('x' * 65536)`,
    verdict: 'Output Limit Exceeded',
  },
  {
    name: 'kills everything it can',
    language: 'PYTHON',
    source: `import os, signal\nos.kill(-1, signal.SIGKILL)\nos.kill(1, signal.SIGKILL)\nos.kill(os.getpid(), signal.SIGKILL)`,
    verdict: 'Runtime Error',
  },
  {
    name: 'says itself that it is done',
    language: 'JAVASCRIPT',
    source: `try { require('fs').writeSync(4, 'dddd'); } catch {} ${js('console.log(a - b);')}`,
    verdict: 'Wrong Answer',
  },
  {
    name: 'leaves a process behind',
    language: 'PYTHON',
    source: py(
      `import os\nif os.fork() == 0:\n    os.setsid()\n    while True: pass\nprint(a + b)`,
    ),
    verdict: 'Accepted',
  },
  {
    name: 'reads what is not its own',
    language: 'PYTHON',
    source: `print(open('/etc/shadow').read())`,
    verdict: 'Runtime Error',
  },
  {
    name: 'crashes its interpreter',
    language: 'PYTHON',
    source: `import ctypes\nctypes.string_at(0)`,
    verdict: 'Runtime Error',
  },
  {
    name: 'runs for ever',
    language: 'JAVA',
    source: java('for (;;) a += b;'),
    verdict: 'Time Limit Exceeded',
  },
  {
    name: 'threads without end',
    language: 'JAVA',
    source:
      java(`try { for (;;) { Thread t = new Thread(() -> { try { Thread.sleep(60000); } catch (Exception e) {} });
      t.setDaemon(true); t.start(); } } catch (Throwable e) { Runtime.getRuntime().halt(3); }`),
    verdict: 'Runtime Error',
  },
];
