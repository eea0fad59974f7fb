import { afterEach, expect, it } from 'vitest';
import { scriptedEngine } from '../../../test/doubles/scripted-engine.ts';
import { finish, jobOf, text } from '../../contract/run-program.ts';
import { JobUnfinishedError, JudgeUnavailableError } from '../../engine.ts';
import { createJudge0Engine } from './create-judge0-engine.ts';
import { startDouble } from './double/start-double.ts';
import { encodeBase64 } from './transport/base64.ts';
import { DEFAULT_TOKEN_HEADER, languageIds } from './settings.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

const sandbox = scriptedEngine((_source, stdin) => ({ stdout: stdin }));

async function both(maxBodyBytes = Infinity) {
  const server = await startDouble(sandbox, { maxBodyBytes });
  open.push(server);
  const settings = {
    ...{ url: server.url, token: null, tokenHeader: DEFAULT_TOKEN_HEADER },
    languageIds: languageIds(),
  };
  const timing = { firstPollMs: 20, slowestPollMs: 100, retryPausesMs: [20, 50] };
  const engine = await createJudge0Engine({ settings, timing });
  open.push(engine);
  return { engine, double: server.double };
}

const inputOf = (bytes: number) => 'x'.repeat(bytes);

it('sends less at once where a request was too large', async () => {
  const { engine } = await both(6_000);
  const inputs = Array.from({ length: 5 }, () => inputOf(2_000));
  const { results } = await finish(engine, jobOf('PYTHON', 'print(input())', inputs));
  expect(results.map(({ stdout }) => text(stdout))).toEqual(inputs);
});

it('fails at a test that is too large alone, and at no other job', async () => {
  const { engine } = await both(6_000);
  const large = finish(engine, jobOf('PYTHON', '', [inputOf(7_000)]));
  await expect(large).rejects.toThrow(JobUnfinishedError);
  await expect(large).rejects.toThrow(/takes no request of this size/);
  expect((await finish(engine, jobOf('PYTHON', '', ['x']))).results).toHaveLength(1);
});

it('fails at one job alone that a proxy never finds the way for', async () => {
  const { engine, double } = await both();
  double.missed = encodeBase64('not this one');
  const run = finish(engine, jobOf('PYTHON', '', ['not this one']));
  await expect(run).rejects.toThrow(JobUnfinishedError);
  await expect(run).rejects.toThrow(/HTTP 404/);
  expect((await finish(engine, jobOf('PYTHON', '', ['x']))).results).toHaveLength(1);
  double.fail('submit', 'not-found', 1_000);
  await expect(finish(engine, jobOf('PYTHON', '', ['x']))).rejects.toThrow(JudgeUnavailableError);
});

it.each([
  ['bad-request', /does not take a request \(HTTP 400\)/],
  ['bad-limit', /does not take a submission: cpu_time_limit must be less/],
] as const)('fails at one job alone: %s', async (fault, message) => {
  const { engine, double } = await both();
  double.fail('submit', fault);
  const run = finish(engine, jobOf('PYTHON', '', ['x']));
  await expect(run).rejects.toThrow(JobUnfinishedError);
  await expect(run).rejects.toThrow(message);
});
