// Compares the local judge with the same programs started bare: npm run bench:judge [rounds] [language ...]
// Counts what Judge0 has to do: npm run bench:judge -- --engine judge0 [language ...]
import type { LanguageKey } from '@stepwise/contracts/language';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { JudgeEngine } from '../judge/engine.ts';
import { createLocalEngine } from '../judge/engines/local/create-local-engine.ts';
import { benchJudge0 } from './bench-judge0.ts';
import { PROGRAMS, TESTS, timeEngine } from './bench-programs.ts';
import type { Bare } from './bench-programs.ts';

const DEFAULT_ROUNDS = 7;

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

async function benchLocal(count: number, languages: readonly LanguageKey[]): Promise<void> {
  const narrow = await createLocalEngine({ slots: 1 });
  const wide = await createLocalEngine({ slots: 2 });
  try {
    await Promise.all([narrow.warmUp(), wide.warmUp()]);
    console.log(
      `${TESTS} tests, medians of ${count} rounds in ms; load ${loadavg()[0]?.toFixed(1)}`,
    );
    for (const language of languages) {
      const rounds: Round[] = [];
      for (let left = count; left > 0; left -= 1) rounds.push(await round(narrow, wide, language));
      report(language, rounds);
    }
  } finally {
    await Promise.all([narrow.close(), wide.close()]);
  }
}

const { values, positionals } = parseArgs({
  options: { engine: { type: 'string', default: 'local' } },
  allowPositionals: true,
});
const languages = (Object.keys(PROGRAMS) as LanguageKey[]).filter(
  (key) => positionals.includes(key) || !positionals.some((name) => name in PROGRAMS),
);
const rounds = Number(positionals.find((name) => !(name in PROGRAMS)) ?? DEFAULT_ROUNDS);
if (values.engine === 'judge0') await benchJudge0(languages);
else await benchLocal(rounds, languages);
