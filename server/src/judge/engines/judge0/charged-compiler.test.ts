import { afterEach, describe, expect, it, vi } from 'vitest';
import { scriptedEngine } from '../../../test/doubles/scripted-engine.ts';
import type { ScriptedRun } from '../../../test/doubles/scripted-engine.ts';
import { finish, jobOf, runOne, text } from '../../contract/run-program.ts';
import { createJudge0Engine } from './create-judge0-engine.ts';
import type { Judge0Double } from './double/judge0-double.ts';
import { startDouble } from './double/start-double.ts';
import type { Judge0Engine } from './judge0-engine.ts';
import { DEFAULT_TOKEN_HEADER, languageIds } from './settings.ts';

// Nothing here takes long; a machine may.
vi.setConfig({ testTimeout: 60_000 });

const TIMES: Readonly<Record<string, ScriptedRun>> = {
  waits: { cpuMs: 450, wallMs: 1_600 },
  slow: { cpuMs: 2_400, wallMs: 2_500 },
};
const sandbox = scriptedEngine((source, stdin) => ({ stdout: `${stdin}\n`, ...TIMES[source] }));

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

async function both(): Promise<{ engine: Judge0Engine; double: Judge0Double }> {
  const server = await startDouble(sandbox);
  open.push(server);
  const settings = {
    ...{ url: server.url, token: null, tokenHeader: DEFAULT_TOKEN_HEADER },
    languageIds: languageIds(),
  };
  const timing = { firstPollMs: 20, slowestPollMs: 100 };
  const engine = await createJudge0Engine({ settings, timing });
  open.push(engine);
  // The client has made sure that programs run.
  server.double.workers.executed = 0;
  return { engine, double: server.double };
}

describe('the time of the compiler, charged to the program,', () => {
  it('changes no result', async () => {
    const { engine, double } = await both();
    double.workers.chargesCompiler = 3;
    const job = jobOf('JAVA', 'echo', ['a', 'b'], { cpuMs: 3_000 });
    const { results } = await finish(engine, job);
    expect(results.map(({ ending, stdout }) => [ending, text(stdout)])).toEqual([
      ['exited', 'a\n'],
      ['exited', 'b\n'],
    ]);
    expect(double.workers.chargesCompiler).toBe(0);
    for (const { cpuMs } of results) expect(cpuMs).toBeLessThan(3_000);
  });

  it.each(['JAVA', 'TYPESCRIPT'] as const)(
    'changes no result where as much elapses while the program waits: %s',
    async (language) => {
      const { engine, double } = await both();
      Object.assign(double.workers, { chargesCompiler: 1, compilerS: 1.6 });
      const run = await runOne(engine, jobOf(language, 'waits', ['a'], { cpuMs: 2_000 }));
      expect(run).toMatchObject({ ending: 'exited', exitCode: 0, cpuMs: 450 });
      expect(double.workers.executed).toBe(2);
    },
  );

  it.each([
    ['JAVA', 2],
    ['TYPESCRIPT', 2],
    ['PYTHON', 1],
    ['JAVASCRIPT', 1],
  ] as const)('does not hide a slow program: %s, in %i runs', async (language, runs) => {
    const { engine, double } = await both();
    const run = await runOne(engine, jobOf(language, 'slow', ['a'], { cpuMs: 2_000 }));
    expect(run).toMatchObject({ ending: 'cpu-limit', cpuMs: 2_400 });
    expect(double.workers.executed).toBe(runs);
  });

  it('loses the test, and does not judge it, when that is so again and again', async () => {
    const { engine, double } = await both();
    double.workers.chargesCompiler = 100;
    const job = jobOf('JAVA', 'echo', ['a'], { cpuMs: 3_000 });
    expect((await runOne(engine, job)).ending).toBe('lost');
    expect(double.workers.chargesCompiler).toBe(97);
  });
});
