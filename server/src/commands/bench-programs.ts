import type { LanguageKey } from '@stepwise/contracts/language';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { JudgeEngine } from '../judge/engine.ts';
import { limitsFor } from '../judge/languages.ts';

/** Of each job that is measured. */
export const TESTS = 20;
const PROBLEM = { timeMs: 5000, memoryKb: 256 << 10 };

export type Bare = {
  readonly file: string;
  readonly source: string;
  readonly compile: readonly string[] | null;
  readonly run: readonly string[];
};

const require = createRequire(import.meta.url);
const tsc = require.resolve('typescript/lib/tsc.js');
const typeRoots = dirname(dirname(require.resolve('@types/node/package.json')));
const node = process.execPath;

export const PROGRAMS: Readonly<Record<LanguageKey, Bare>> = {
  PYTHON: {
    file: 'main.py',
    source: `print(sum(map(int, input().split())))`,
    compile: null,
    run: ['/usr/bin/python3', 'main.py'],
  },
  JAVASCRIPT: {
    file: 'main.js',
    source: `console.log(require('fs').readFileSync(0, 'utf8').split(' ').reduce((a, b) => a + Number(b), 0))`,
    compile: null,
    run: [node, 'main.js'],
  },
  JAVA: {
    file: 'Main.java',
    source: `import java.util.Scanner; public class Main { public static void main(String[] args) {
      Scanner in = new Scanner(System.in); System.out.println(in.nextInt() + in.nextInt()); } }`,
    compile: ['javac', 'Main.java'],
    run: ['java', 'Main'],
  },
  TYPESCRIPT: {
    file: 'main.ts',
    source: `import { readFileSync } from 'fs'; const numbers: number[] = readFileSync(0, 'utf8').split(' ').map(Number);
      console.log(numbers.reduce((a, b) => a + b, 0));`,
    compile: [
      ...[node, tsc, '--target', 'es2023', '--lib', 'es2023', '--module', 'nodenext'],
      ...['--types', 'node', '--typeRoots', typeRoots, '--strict', 'false', 'main.ts'],
    ],
    run: [node, 'main.js'],
  },
};

/** Milliseconds to the first result and to the last. */
export async function timeEngine(
  engine: JudgeEngine,
  language: LanguageKey,
): Promise<{ first: number; all: number }> {
  const inputs = Array.from({ length: TESTS }, (_, index) => Buffer.from(`${index + 1} 2`));
  const program = { language, source: PROGRAMS[language].source };
  const job = { program, inputs, limits: limitsFor(language, PROBLEM, 64), owner: 'bench' };
  const started = performance.now();
  let first = 0;
  for await (const event of engine.run(job, new AbortController().signal)) {
    if (event.kind === 'compiled' && !event.compile.ok) throw new Error(event.compile.output);
    if (event.kind !== 'result') continue;
    if (event.result.exitCode !== 0) throw new Error(Buffer.from(event.result.stderr).toString());
    first ||= performance.now() - started;
  }
  return { first, all: performance.now() - started };
}
