import { afterEach, expect, it } from 'vitest';
import { scriptedEngine } from '../../../test/doubles/scripted-engine.ts';
import { finish, jobOf, text } from '../../contract/run-program.ts';
import { QueueFullError } from '../../engine.ts';
import { createJudge0Engine } from './create-judge0-engine.ts';
import { startDouble } from './double/start-double.ts';
import { DEFAULT_TOKEN_HEADER, languageIds } from './settings.ts';
import type { Timing } from './settings.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

const INPUTS = Array.from({ length: 10 }, (_, index) => `line ${index}`);
const FULL = 100;

/** A job of which the first tests are under way, when others fill the queue. */
async function underWay(timing: Partial<Timing>) {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const sandbox = scriptedEngine(async (_source, stdin) => {
    if (stdin.startsWith('line')) await held;
    return { stdout: stdin };
  });
  const server = await startDouble(sandbox, { workers: 1, maxQueueSize: FULL });
  open.push(server);
  const settings = {
    ...{ url: server.url, token: null, tokenHeader: DEFAULT_TOKEN_HEADER },
    languageIds: languageIds(),
  };
  const impatient = { firstPollMs: 20, slowestPollMs: 50, queueFullMs: 0, ...timing };
  const engine = await createJudge0Engine({ settings, timing: impatient });
  open.push(engine);
  const { double } = server;
  double.workers.executed = 0;
  const run = finish(engine, jobOf('PYTHON', 'print(input())', INPUTS));
  run.catch(() => undefined);
  await expect.poll(() => double.workers.executed, { timeout: 10_000 }).toBe(1);
  double.workers.others = FULL;
  letGo();
  const sent = () => double.requests.filter((it) => it === 'POST /submissions/batch').length;
  return { double, run, sent };
}

it('a job under way waits for room in a queue that others have filled, and runs nothing twice', async () => {
  const { double, run, sent } = await underWay({});
  const before = sent();
  await expect.poll(sent, { timeout: 10_000 }).toBeGreaterThan(before + 5);
  double.workers.others = 0;
  expect((await run).results.map(({ stdout }) => text(stdout))).toEqual(INPUTS);
  expect(double.workers.executed).toBe(INPUTS.length);
});

it('does not wait for ever', async () => {
  const { run } = await underWay({ nextRoomMs: 100 });
  await expect(run).rejects.toThrow(QueueFullError);
});
