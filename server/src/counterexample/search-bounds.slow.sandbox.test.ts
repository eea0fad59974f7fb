import { afterEach, beforeEach, expect, it } from 'vitest';
import { grammarSchema } from '../inputs/grammar-schema.ts';
import { grammarSource } from '../inputs/input-source.ts';
import { createEngine } from '../judge/create-engine.ts';
import { jobOf, runOne, text } from '../judge/contract/run-program.ts';
import type { JudgeEngine } from '../judge/engine.ts';
import { BOUNDS, findCounterexample, type Search } from './find-counterexample.ts';

/** Of a search; what is found is confirmed afterwards. */
const WITHIN_MS = 3000;
/** A run that has begun ends at its own limit, on a machine that is busy. */
const GRACE_MS = 30_000;

let engine: JudgeEngine;
beforeEach(async () => {
  engine = await createEngine('local', { local: { languages: ['PYTHON'], slots: 1 } });
});
afterEach(() => engine.close());

const LOOP = 'while True:\n    pass\n';
const STOPS = 'import os, signal\nos.kill(os.getpid(), signal.SIGSTOP)\n';
/** Right, but for the time. */
const SLOW =
  'import time\nend = time.process_time() + 0.7\nwhile time.process_time() < end:\n    pass\n';
const RIGHT = 'print(int(input()) + 1)\n';
const VALID = 'import sys\nint(input())\nsys.exit(42)\n';

const searchFor = (source: string, validator = VALID): Search => ({
  program: { language: 'PYTHON', source },
  checker: 'tokens',
  limits: { timeMs: 500, memoryKb: 256 * 1024 },
  source: grammarSource(grammarSchema.parse({ values: { n: { int: [0, 1000] } }, lines: ['n'] })),
  oracle: { validator, reference: RIGHT },
  isFiltered: false,
  seed: 'bounds',
});

async function find(search: Search, signal = new AbortController().signal) {
  const bounds = { ...BOUNDS, withinMs: WITHIN_MS };
  const startedAt = performance.now();
  const asking = { engine, signal, owner: 'ada' };
  const end = await findCounterexample(search, asking, bounds).catch((error: unknown) => error);
  return { end, ms: performance.now() - startedAt };
}

/** The only slot is free: another program runs at once. */
async function expectFree(): Promise<void> {
  const startedAt = performance.now();
  const { stdout } = await runOne(engine, jobOf('PYTHON', 'print("free")', [''], {}, 'bob'));
  expect(text(stdout)).toBe('free\n');
  expect(performance.now() - startedAt).toBeLessThan(GRACE_MS);
}

/** How far it comes by then is the machine's doing. */
const FOUND_OR_NOT = { kind: expect.stringMatching(/^(?:found|none)$/) as unknown };

it.each([
  ['a program that loops', searchFor(LOOP), FOUND_OR_NOT],
  ['a program that stops itself', searchFor(STOPS), FOUND_OR_NOT],
  ['a slow program', searchFor(SLOW + RIGHT), { kind: 'none', isOutOfTime: true }],
  ['a validator that loops', searchFor(RIGHT, LOOP), { kind: 'none', tried: 0, isOutOfTime: true }],
  ['a validator that stops itself', searchFor(RIGHT, STOPS), { kind: 'none', isOutOfTime: true }],
])('ends at its bound and frees its slot, with %s', async (_what, search, wanted) => {
  const { end, ms } = await find(search);
  expect(end).toMatchObject(wanted);
  expect(ms).toBeLessThan(WITHIN_MS + GRACE_MS);
  await expectFree();
});

it('ends at once when it is called off, and frees its slot', async () => {
  const gone = new AbortController();
  const search = find(searchFor(SLOW + RIGHT), gone.signal);
  gone.abort(new Error('Gone'));
  expect((await search).end).toMatchObject({ message: 'Gone' });
  await expectFree();
});

it('ends with the judge', async () => {
  const search = find(searchFor(RIGHT, LOOP));
  await engine.close();
  const { end, ms } = await search;
  expect(end).toMatchObject({ message: 'The judge is closing' });
  expect(ms).toBeLessThan(WITHIN_MS + GRACE_MS);
});
