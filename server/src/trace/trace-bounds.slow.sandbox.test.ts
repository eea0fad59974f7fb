import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEngine } from '../judge/create-engine.ts';
import { jobOf, runOne, text } from '../judge/contract/run-program.ts';
import type { JudgeEngine } from '../judge/engine.ts';
import { recordTrace, type TracedProgram } from './record-trace.ts';
import { LIMITS } from './recording.ts';

/** Of a machine that is busy. */
const GRACE_MS = 60_000;

let engine: JudgeEngine;
beforeEach(async () => {
  engine = await createEngine('local', { local: { languages: ['PYTHON'], slots: 1 } });
});
afterEach(() => engine.close());

async function expectFree(): Promise<void> {
  const startedAt = performance.now();
  const { stdout } = await runOne(engine, jobOf('PYTHON', 'print("free")', [''], {}, 'bob'));
  expect(text(stdout)).toBe('free\n');
  expect(performance.now() - startedAt).toBeLessThan(GRACE_MS);
}

/** Nothing of them is a step that could be counted. */
const ENDLESS: readonly (TracedProgram & { readonly how: string })[] = [
  { how: 'computes', language: 'PYTHON', source: 'sum(range(10 ** 12))\n' },
  { how: 'sleeps', language: 'PYTHON', source: 'import time\ntime.sleep(1000)\n' },
];

it.each(ENDLESS)('a recording of what $how ends and frees its slot', async (program) => {
  const startedAt = performance.now();
  const { signal } = new AbortController();
  const trace = await recordTrace(program, '', { engine, signal, owner: 'ada' });
  expect(trace.end.kind).toBe('killed');
  expect(performance.now() - startedAt).toBeLessThan(LIMITS.wallMs + GRACE_MS);
  await expectFree();
});

it('a recording that is called off frees its slot', async () => {
  const gone = new AbortController();
  const asking = { engine, signal: gone.signal, owner: 'ada' };
  const trace = recordTrace({ language: 'PYTHON', source: 'sum(range(10 ** 12))\n' }, '', asking);
  const refused = expect(trace).rejects.toThrow('Gone');
  gone.abort(new Error('Gone'));
  await refused;
  await expectFree();
});
