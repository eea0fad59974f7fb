import type { LanguageKey } from '@stepwise/contracts/language';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** How a program is compiled and started without a judge. */
export type Bare = {
  readonly file: string;
  readonly compile: readonly string[] | null;
  readonly run: readonly string[];
};

/** `sum` adds the numbers it reads; `loop` takes as many steps as its only number says. */
export type ProgramName = 'sum' | 'loop';

const require = createRequire(import.meta.url);
const tsc = require.resolve('typescript/lib/tsc.js');
const typeRoots = dirname(dirname(require.resolve('@types/node/package.json')));
const node = process.execPath;

export const BARE: Readonly<Record<LanguageKey, Bare>> = {
  PYTHON: { file: 'main.py', compile: null, run: ['/usr/bin/python3', 'main.py'] },
  JAVASCRIPT: { file: 'main.js', compile: null, run: [node, 'main.js'] },
  JAVA: { file: 'Main.java', compile: ['javac', 'Main.java'], run: ['java', 'Main'] },
  TYPESCRIPT: {
    file: 'main.ts',
    compile: [
      ...[node, tsc, '--target', 'es2023', '--lib', 'es2023', '--module', 'nodenext'],
      ...['--types', 'node', '--typeRoots', typeRoots, '--strict', 'false', 'main.ts'],
    ],
    run: [node, 'main.js'],
  },
};

export const SOURCES: Readonly<Record<LanguageKey, Readonly<Record<ProgramName, string>>>> = {
  PYTHON: {
    sum: `print(sum(map(int, input().split())))`,
    loop: `x = 1
for _ in range(int(input())): x = (x * 31 + 7) % 1000003
print(x)`,
  },
  JAVASCRIPT: {
    sum: `console.log(require('fs').readFileSync(0, 'utf8').split(' ').reduce((a, b) => a + Number(b), 0))`,
    loop: `let x = 1; for (let n = Number(require('fs').readFileSync(0, 'utf8')); n > 0; n--) x = (x * 31 + 7) % 1000003;
      console.log(x);`,
  },
  JAVA: {
    sum: `import java.io.*; import java.util.*; public class Main { public static void main(String[] args) throws IOException {
      StringTokenizer words = new StringTokenizer(new BufferedReader(new InputStreamReader(System.in)).readLine());
      long sum = 0; while (words.hasMoreTokens()) sum += Integer.parseInt(words.nextToken());
      System.out.println(sum); } }`,
    loop: `import java.util.Scanner; public class Main { public static void main(String[] args) {
      long x = 1; for (int n = new Scanner(System.in).nextInt(); n > 0; n--) x = (x * 31 + 7) % 1000003;
      System.out.println(x); } }`,
  },
  TYPESCRIPT: {
    sum: `import { readFileSync } from 'fs'; const numbers: number[] = readFileSync(0, 'utf8').split(' ').map(Number);
      console.log(numbers.reduce((a, b) => a + b, 0));`,
    loop: `import { readFileSync } from 'fs'; let x: number = 1;
      for (let n: number = Number(readFileSync(0, 'utf8')); n > 0; n--) x = (x * 31 + 7) % 1000003;
      console.log(x);`,
  },
};

/** One kind of job. */
export type Workload = {
  readonly name: string;
  readonly program: ProgramName;
  readonly inputs: readonly string[];
};

const pairs = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${index + 1} 2`);

export const TINY: Workload = { name: '20 tiny', program: 'sum', inputs: pairs(20) };
export const SAMPLES: Workload = { name: '3 samples', program: 'sum', inputs: pairs(3) };
/** A megabyte of numbers, in each of three tests. */
export const LARGE: Workload = {
  name: '3 of 1 MB',
  program: 'sum',
  inputs: [7, 8, 9].map((digit) =>
    Array<string>(1 << 17)
      .fill(`${digit}${digit}00000`)
      .join(' '),
  ),
};
/** Half a second of computing or so, in each of four tests; Python takes its time. */
export const heavyFor = (language: LanguageKey): Workload => ({
  name: '4 heavy',
  program: 'loop',
  inputs: [1, 2, 3, 4].map((n) => String((language === 'PYTHON' ? 3e6 : 6e7) + n)),
});

/** What the program prints for the input, without a final newline. */
export function answerTo(program: ProgramName, input: string): string {
  if (program === 'sum') return String(input.split(' ').reduce((sum, n) => sum + Number(n), 0));
  let x = 1;
  for (let n = Number(input); n > 0; n -= 1) x = (x * 31 + 7) % 1_000_003;
  return String(x);
}
