import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLocalEngine } from '../judge/engines/local/create-local-engine.ts';
import type { LocalEngine } from '../judge/engines/local/local-engine.ts';
import { makeBusy } from '../judge/engines/local/proofs/load/busy-machine.ts';
import { judge } from '../judge/judge.ts';
import type { JudgeJob } from '../judge/judge-job.ts';
import type { BankProblem } from './bank-problem.ts';
import { generateLargeCases } from './generate/generate.ts';
import type { LargeCase } from './generate/generate.ts';
import { testsOf } from './seed/problem-row.ts';
import type { BankProgram } from './programs.ts';
import { BANK_DIRECTORY, listPackages, readProblem } from './read-problem.ts';

/** `npm run test:busy` asks for all of them, three times. */
const PROGRAMS = Number(process.env['LOAD_PROGRAMS'] ?? 8);
const ROUNDS = PROGRAMS > 8 ? Number(process.env['LOAD_PROGRAM_ROUNDS'] ?? 3) : 1;
const AT_ONCE = 8;
const A_PROGRAM_MS = 60_000;

let engine: LocalEngine;
let programs: { name: string; job: JudgeJob }[];
beforeAll(
  async () => {
    engine = await createLocalEngine();
    await engine.warmUp();
    programs = await Promise.all(pick(await rightPrograms()).map(jobOf));
  },
  60_000 + PROGRAMS * A_PROGRAM_MS,
);
afterAll(() => engine.close());

type RightProgram = { readonly problem: BankProblem; readonly program: BankProgram };

async function rightPrograms(): Promise<RightProgram[]> {
  const problems = await Promise.all((await listPackages(BANK_DIRECTORY)).map(readProblem));
  return problems.flatMap((problem) =>
    problem.programs
      .filter(({ outcome }) => outcome === 'accepted')
      .map((program) => ({ problem, program })),
  );
}

/** As many as are asked for, evenly from all of the bank. */
function pick(all: readonly RightProgram[]): RightProgram[] {
  const step = Math.max(1, all.length / PROGRAMS);
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

const generated = new Map<BankProblem, Promise<LargeCase[]>>();

async function jobOf({ problem, program }: RightProgram): Promise<(typeof programs)[number]> {
  const large = generated.get(problem) ?? generateLargeCases(problem);
  generated.set(problem, large);
  const tests = testsOf(problem, await large).map(({ input, output, checker }) => ({
    stdin: Buffer.from(input),
    expected: Buffer.from(output),
    checker: checker ?? problem.checker,
  }));
  const limits = { timeMs: problem.timeLimitMs, memoryKb: problem.memoryLimitKb };
  const owner = `${problem.slug} ${program.name}`;
  return { name: owner, job: { program, tests, limits, owner, keptBytes: 0 } };
}

/** What is said of each, so many judged at once. */
async function verdicts(atOnce: number): Promise<Record<string, string>> {
  const waiting = [...programs];
  const said: Record<string, string> = {};
  const judgeNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      said[next.name] = (await judge(engine, next.job, new AbortController().signal)).verdict;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, judgeNext));
  return said;
}

it(
  `right programs of the bank are Accepted alone and, ${AT_ONCE} at once, on a busy machine`,
  async () => {
    const right = Object.fromEntries(programs.map(({ name }) => [name, 'Accepted']));
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(await verdicts(1)).toEqual(right);
      const busy = await makeBusy(1);
      try {
        expect(await verdicts(AT_ONCE)).toEqual(right);
      } finally {
        await busy.end();
      }
    }
  },
  ROUNDS * Math.min(PROGRAMS, 200) * A_PROGRAM_MS,
);
