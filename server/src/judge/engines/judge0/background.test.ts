import { afterEach, expect, it } from 'vitest';
import { scriptedEngine } from '../../../test/doubles/scripted-engine.ts';
import { finish, jobOf, text } from '../../contract/run-program.ts';
import { QueueFullError } from '../../engine.ts';
import { createJudge0Engine } from './create-judge0-engine.ts';
import { startDouble } from './double/start-double.ts';
import { DEFAULT_TOKEN_HEADER, languageIds } from './settings.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

it('gives the slot of a job in the background to whoever comes, and says that it was in the way', async () => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const begun: string[] = [];
  const sandbox = scriptedEngine(async (_source, stdin) => {
    if (stdin.startsWith('slow')) {
      begun.push(stdin);
      await held;
    }
    return { stdout: stdin };
  });
  const server = await startDouble(sandbox, { workers: 2 });
  open.push(server);
  const settings = {
    ...{ url: server.url, token: null, tokenHeader: DEFAULT_TOKEN_HEADER },
    languageIds: languageIds(),
  };
  const timing = { firstPollMs: 20, slowestPollMs: 100 };
  const engine = await createJudge0Engine({ settings, timing, slots: 1 });
  open.push(engine);

  const inputs = ['slow 1', 'slow 2', 'slow 3'];
  const background = { ...jobOf('PYTHON', 'print(input())', inputs), isBackground: true };
  const inTheWay = finish(engine, background).catch((error: unknown) => error);
  await expect.poll(() => begun.length, { timeout: 10_000 }).toBe(1);
  const { results } = await finish(engine, jobOf('PYTHON', 'print(input())', ['quick']));
  expect(results.map(({ stdout }) => text(stdout))).toEqual(['quick']);
  expect(await inTheWay).toBeInstanceOf(QueueFullError);
  // One test at a time, so that no more than that is run for nothing.
  expect(begun).toHaveLength(1);
  letGo();
});
