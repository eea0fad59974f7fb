import { afterEach, expect, it, vi } from 'vitest';
import { scriptedEngine } from '../../../../test/doubles/scripted-engine.ts';
import { finish, jobOf, runOne } from '../../../contract/run-program.ts';
import { createJudge0Engine } from '../create-judge0-engine.ts';
import type { Judge0Engine } from '../judge0-engine.ts';
import { DEFAULT_TOKEN_HEADER, languageIds } from '../settings.ts';
import { REAL } from './manners.ts';
import type { Manners } from './manners.ts';
import { startDouble } from './start-double.ts';

vi.setConfig({ testTimeout: 60_000 });

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

async function engineOn(manners: Partial<Manners> = {}): Promise<Judge0Engine> {
  const sandbox = scriptedEngine((_source, stdin) => ({ stdout: stdin }));
  const server = await startDouble(sandbox, { manners: { ...REAL, ...manners } });
  open.push(server);
  const settings = {
    ...{ url: server.url, token: null, tokenHeader: DEFAULT_TOKEN_HEADER },
    languageIds: languageIds(),
  };
  const timing = { firstPollMs: 20, slowestPollMs: 100 };
  const engine = await createJudge0Engine({ settings, timing });
  open.push(engine);
  return engine;
}

const NEW = 'const limits = { n: 1 } satisfies object;';
const OLD = 'const limits: object = { n: 1 };';

it('an old TypeScript refuses what came later, and it is said which before its words', async () => {
  const engine = await engineOn();
  const { compile, version } = await finish(engine, jobOf('TYPESCRIPT', NEW));
  expect(version).toBe('TypeScript 3.7.4');
  expect(compile.ok).toBe(false);
  expect(compile.output).toMatch(
    /^Programs run with TypeScript 3\.7\.4 here, .*satisfies.*\nmain\.ts\(1,16\): error TS1005: ';' expected\.\n$/,
  );
  expect((await finish(engine, jobOf('TYPESCRIPT', OLD))).compile.ok).toBe(true);
});

it('a TypeScript of today takes what came later', async () => {
  const engine = await engineOn({ hasOldLanguages: false });
  const { compile } = await finish(engine, jobOf('TYPESCRIPT', NEW));
  expect(compile).toEqual({ ok: true, output: '' });
});

it.each([
  ['without what it shares', true, 4_000],
  ['with what it shares', false, 9_000],
])('memory is told %s, as the server counts it', async (_, countsOwnPages, memoryKb) => {
  const engine = await engineOn({ countsOwnPages });
  expect((await runOne(engine, jobOf('PYTHON', 'print(input())'))).memoryKb).toBe(memoryKb);
});
