import type { LanguageKey } from '@stepwise/contracts/language';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JudgeEngine, RunResult } from '../judge/engine.ts';
import { limitsFor } from '../judge/languages.ts';
import { answerTo, BARE, SOURCES } from './programs.ts';
import type { Workload } from './programs.ts';

const PROBLEM = { timeMs: 5000, memoryKb: 256 << 10 };

async function start(argv: readonly string[], cwd: string, input: string): Promise<void> {
  const [command = '', ...rest] = argv;
  // Nothing of ours: some settings make every start of an interpreter slower.
  const env = { PATH: process.env['PATH'] };
  const child = spawn(command, rest, { cwd, env, stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${argv.join(' ')} ended with ${String(code)}: ${said}`);
}

/** Milliseconds to compile once and run every test without a judge, `ways` at a time. */
export async function timeBare(
  language: LanguageKey,
  { program, inputs }: Workload,
  ways: number,
): Promise<number> {
  const { file, compile, run } = BARE[language];
  const folder = mkdtempSync(join(tmpdir(), 'stepwise-bench-'));
  try {
    writeFileSync(join(folder, file), SOURCES[language][program]);
    const started = performance.now();
    if (compile) await start(compile, folder, '');
    const waiting = [...inputs];
    const work = async (): Promise<void> => {
      for (let input = waiting.shift(); input !== undefined; input = waiting.shift()) {
        await start(run, folder, input);
      }
    };
    await Promise.all(Array.from({ length: ways }, work));
    return performance.now() - started;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export type TimedJob = {
  /** Milliseconds to the first result and to the last. */
  readonly first: number;
  readonly all: number;
  /** Tests that met a limit of time. None should: every program here is a quick one. */
  readonly late: number;
};

function checkOf({ program, inputs }: Workload): (result: RunResult) => boolean {
  const answers = inputs.map((input) => answerTo(program, input));
  return ({ index, exitCode, stdout }) =>
    exitCode === 0 && Buffer.from(stdout).toString().trim() === answers[index];
}

const isLate = ({ ending }: RunResult): boolean =>
  ending === 'cpu-limit' || ending === 'wall-limit';

/** No two programs are the same text: what a compiler has made is kept by it. */
let judged = 0;
function freshSource(language: LanguageKey, { program }: Workload): string {
  judged += 1;
  return `${SOURCES[language][program]}\n${language === 'PYTHON' ? '#' : '//'} ${judged}\n`;
}

/** @throws Error for a program that does not compile, fails or answers wrong
 */
export async function timeEngine(
  engine: JudgeEngine,
  language: LanguageKey,
  workload: Workload,
  owner = 'bench',
): Promise<TimedJob> {
  const isRight = checkOf(workload);
  const job = {
    program: { language, source: freshSource(language, workload) },
    inputs: workload.inputs.map((input) => Buffer.from(input)),
    limits: limitsFor(language, PROBLEM, 64),
    owner,
    isRight,
  };
  const started = performance.now();
  let [first, late] = [0, 0];
  for await (const event of engine.run(job, new AbortController().signal)) {
    if (event.kind === 'compiled' && !event.compile.ok) throw new Error(event.compile.output);
    if (event.kind !== 'result') continue;
    first ||= performance.now() - started;
    if (isLate(event.result)) late += 1;
    else if (!isRight(event.result)) throw new Error(Buffer.from(event.result.stderr).toString());
  }
  return { first, all: performance.now() - started, late };
}
