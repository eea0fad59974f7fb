import { availableParallelism } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { readJudgeEnv } from '../env.ts';
import { createLogger } from '../lib/logger.ts';
import { scriptedEngine } from '../test/doubles/scripted-engine.ts';
import { slotsOf, startJudge } from './start-judge.ts';

const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

it('claims no more than an engine runs that is told nothing of JUDGE_SLOTS', () => {
  const env = readJudgeEnv({ JUDGE_SLOTS: '16' });
  expect(slotsOf(env, { ...scriptedEngine(() => ({})), slots: 3 })).toBe(3);
});

it.each([
  ['1', { claimed: 1, run: 1 }],
  ['', { claimed: Math.min(availableParallelism(), 4), run: Math.min(availableParallelism(), 4) }],
  ['0', { claimed: 0, run: Math.min(availableParallelism(), 4) }],
])('with JUDGE_SLOTS=%s claims no more than it runs', async (JUDGE_SLOTS, slots) => {
  const env = readJudgeEnv({ JUDGE_SLOTS });
  const engine = await startJudge(env, { logger: createLogger('silent'), hidden: [] }, cleanups);
  expect({ claimed: slotsOf(env, engine), run: engine.slots }).toEqual(slots);
});
