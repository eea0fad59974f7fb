// Compares the local judge with the same programs started bare: npm run bench:judge [rounds] [language ...]
import type { LanguageKey } from '@stepwise/contracts/language';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { JudgeEngine } from '../judge/engine.ts';
import { createLocalEngine } from '../judge/engines/local/create-local-engine.ts';
import { limitsFor } from '../judge/languages.ts';

const TESTS = 20;
const DEFAULT_ROUNDS = 7;
const PROBLEM = { timeMs: 5000, memoryKb: 256 << 10 };

type Bare = {
  readonly file: string;
  readonly source: string;
  readonly compile: readonly string[] | null;
  readonly run: readonly string[];
};

const require = createRequire(import.meta.url);
const tsc = require.resolve('typescript/lib/tsc.js');
const typeRoots = dirname(dirname(require.resolve('@types/node/package.json')));
const node = process.execPath;

const PROGRAMS: Readonly<Record<LanguageKey, Bare>> = {
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

async function start(argv: readonly string[], cwd: string, input: string): Promise<void> {
  const [command = '', ...rest] = argv;
  const child = spawn(command, rest, { cwd, stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${argv.join(' ')} ended with ${String(code)}: ${said}`);
}

/** Milliseconds to compile once and run every test, `ways` at a time. */
async function timeBare(bare: Bare, ways: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'stepwise-bench-'));
  try {
    writeFileSync(join(folder, bare.file), bare.source);
    const started = performance.now();
    if (bare.compile) await start(bare.compile, folder, '');
    let next = 0;
    const work = async (): Promise<void> => {
      for (; next < TESTS;) await start(bare.run, folder, `${(next += 1)} 2`);
    };
    await Promise.all(Array.from({ length: ways }, work));
    return performance.now() - started;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Milliseconds to the first result and to the last. */
async function timeEngine(
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

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

type Round = { b1: number; b2: number; e1: number; e2: number; first: number };

async function round(narrow: JudgeEngine, wide: JudgeEngine, key: LanguageKey): Promise<Round> {
  const b1 = await timeBare(PROGRAMS[key], 1);
  const one = await timeEngine(narrow, key);
  const b2 = await timeBare(PROGRAMS[key], 2);
  const two = await timeEngine(wide, key);
  return { b1, b2, e1: one.all, e2: two.all, first: one.first };
}

function report(language: LanguageKey, rounds: readonly Round[]): void {
  const of = (pick: (one: Round) => number): number => median(rounds.map(pick));
  const ms = (pick: (one: Round) => number): string => of(pick).toFixed(0).padStart(7);
  const ratio = (pick: (one: Round) => number): string => of(pick).toFixed(2).padStart(6);
  const perTest = of(({ b1, e1 }) => (e1 - b1) / TESTS).toFixed(1);
  console.log(
    `${language.padEnd(11)} bare${ms((r) => r.b1)}  2-way${ms((r) => r.b2)}  engine x1${ms((r) => r.e1)}` +
      `  x2${ms((r) => r.e2)}  b1/e1${ratio((r) => r.b1 / r.e1)}  b1/e2${ratio((r) => r.b1 / r.e2)}` +
      `  b2/e2${ratio((r) => r.b2 / r.e2)}  first${ms((r) => r.first)}  overhead per test ${perTest} ms`,
  );
}

const [count = DEFAULT_ROUNDS, ...names] = process.argv.slice(2);
const languages = (Object.keys(PROGRAMS) as LanguageKey[]).filter(
  (key) => names.length === 0 || names.includes(key),
);
const narrow = await createLocalEngine({ slots: 1 });
const wide = await createLocalEngine({ slots: 2 });
try {
  await Promise.all([narrow.warmUp(), wide.warmUp()]);
  console.log(`${TESTS} tests, medians of ${count} rounds in ms; load ${loadavg()[0]?.toFixed(1)}`);
  for (const language of languages) {
    const rounds: Round[] = [];
    for (let left = Number(count); left > 0; left -= 1) {
      rounds.push(await round(narrow, wide, language));
    }
    report(language, rounds);
  }
} finally {
  await Promise.all([narrow.close(), wide.close()]);
}
