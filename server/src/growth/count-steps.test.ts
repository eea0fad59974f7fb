import { expect, it } from 'vitest';
import { scriptedEngine, type ScriptedRun } from '../test/doubles/scripted-engine.ts';
import { countSteps } from './count-steps.ts';
import { GrowthError } from './run-inputs.ts';
import { ladder } from './test-growth.ts';

const count = (source: string, run: ScriptedRun = {}) =>
  countSteps(
    { language: 'TYPESCRIPT', source },
    { ladder, rungs: [] },
    {
      engine: scriptedEngine(() => run),
      signal: new AbortController().signal,
      owner: 'test',
    },
  );

it('finds no points for a program that the compiler refuses', async () => {
  const { shapes, unseen } = await count('this does not compile');
  expect([[...shapes.values()], unseen]).toEqual([[{ points: [], cut: null }], null]);
});

it.each<ScriptedRun>([{ ending: 'lost' }, { ending: 'wall-limit' }, { stdout: 'cut o' }])(
  'says that it broke down, and not that it is unsure, where the compiled program is not there: %o',
  async (run) => {
    await expect(count('let a = 1;', run)).rejects.toThrow(GrowthError);
  },
);
