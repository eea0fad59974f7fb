import { expect, it } from 'vitest';
import { echoEngine } from '../test/doubles/scripted-engine.ts';
import { engineWithRoom } from './engine-with-room.ts';
import { JudgeUnavailableError, type Job } from './engine.ts';

const job: Job = {
  program: { language: 'PYTHON', source: 'echo' },
  inputs: [new Uint8Array()],
  limits: { cpuMs: 1_000, wallMs: 2_000, memoryKb: 65_536, outputBytes: 1_024, processes: 1 },
  owner: 'somebody',
};

it('starts nothing while there is no room, and goes on by itself once there is', async () => {
  let room = false;
  const inside = { ...echoEngine, slots: 3 };
  const engine = engineWithRoom(inside, () => Promise.resolve(room));
  expect([engine.name, engine.slots]).toEqual(['scripted', 3]);
  inside.slots = 5;
  expect(engine.slots).toBe(5);
  const run = async (): Promise<string[]> => {
    const kinds: string[] = [];
    const { signal } = new AbortController();
    for await (const { kind } of engine.run(job, signal)) kinds.push(kind);
    return kinds;
  };
  // Of this kind the worker makes no failure: the submission is put back and tried again.
  await expect(run()).rejects.toThrow(JudgeUnavailableError);
  room = true;
  expect(await run()).toEqual(['compiled', 'result']);
});
