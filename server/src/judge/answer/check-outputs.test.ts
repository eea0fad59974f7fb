import { expect, it } from 'vitest';
import { scriptedEngine } from '../../test/doubles/scripted-engine.ts';
import type { Job, JudgeEngine } from '../engine.ts';
import { judge } from '../judge.ts';
import { customChecker } from './custom-checker.ts';

it('has a custom checker wait its turn as its program did', async () => {
  const jobs: Job[] = [];
  const scripted = scriptedEngine(() => ({ stdout: 'yes\n' }));
  const engine: JudgeEngine = {
    ...scripted,
    run: (job, signal) => {
      jobs.push(job);
      return scripted.run(job, signal);
    },
  };
  const turn = { isShort: true, isBackground: true };
  const job = {
    program: { language: 'PYTHON' as const, source: 'print("yes")' },
    tests: [{ stdin: Buffer.from('0'), expected: Buffer.from('yes'), checker: customChecker('') }],
    limits: { timeMs: 1_000, memoryKb: 65_536 },
    owner: 'ada',
  };
  await judge(engine, { ...job, ...turn }, new AbortController().signal);
  expect(jobs).toMatchObject([turn, turn]);
});
