import { afterEach, expect, it } from 'vitest';
import { scriptedEngine } from '../../../test/doubles/scripted-engine.ts';
import { createJudge0Engine } from './create-judge0-engine.ts';
import type { RequestFault } from './double/faults.ts';
import type { DoubleOptions } from './double/judge0-double.ts';
import { startDouble } from './double/start-double.ts';
import { DEFAULT_TOKEN_HEADER, languageIds } from './settings.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

/** @param fault what the program meets that shows whether any runs */
async function both(options: DoubleOptions, fault?: RequestFault) {
  const sandbox = scriptedEngine((_source, stdin) => ({ stdout: stdin }));
  const server = await startDouble(sandbox, options);
  open.push(server);
  if (fault) server.double.fail('submit', fault);
  const settings = {
    ...{ url: server.url, token: null, tokenHeader: DEFAULT_TOKEN_HEADER },
    languageIds: languageIds(),
  };
  const engine = await createJudge0Engine({ settings, timing: { firstPollMs: 20, watchMs: 50 } });
  open.push(engine);
  return { engine, double: server.double };
}

it.each([
  ['bad-language', 'Judge0 says: language_id language with id 71 is archived'],
  ['bad-limit', 'Judge0 does not take a submission: cpu_time_limit must be less'],
] as const)('says why the server does not take the first program: %s', async (fault, reason) => {
  const { state, reasons } = (await both({}, fault)).engine.status();
  expect(state).toBe('unavailable');
  expect(reasons.join()).toContain(reason);
});

it('has a remedy of its own for each reason', async () => {
  const { engine } = await both({ missing: [62], optionsFor: ['C++'] });
  const { reasons, remedies } = engine.status();
  expect(reasons).toEqual([
    'Java: Judge0 has no language 62, which should be Java',
    'TypeScript: Judge0 does not allow compiler options for TypeScript, which needs them',
  ]);
  expect(remedies).toEqual([
    'Set JUDGE0_JAVA_ID to a number of /languages.',
    'Set ENABLE_COMPILER_OPTIONS=true at Judge0, and TypeScript in ALLOWED_LANGUAGES_FOR_COMPILER_OPTIONS there.',
  ]);
});

it('runs as many jobs as the server has workers, when some are added or lost', async () => {
  const { engine, double } = await both({ workers: 2 });
  expect(engine.slots).toBe(2);
  double.workers.resize(5);
  await expect.poll(() => engine.slots, { timeout: 20_000 }).toBe(5);
  double.workers.resize(1);
  await expect.poll(() => engine.slots, { timeout: 20_000 }).toBe(1);
});

it('believes what it knows of a server that wants fewer requests', async () => {
  const { engine, double } = await both({});
  double.fail('languages', 'too-many', 1_000);
  const looks = () => double.requests.filter((request) => request === 'GET /languages').length;
  const before = looks();
  await expect.poll(looks, { timeout: 20_000 }).toBeGreaterThan(before + 2);
  expect(engine.status().state).toBe('ready');
});
