import { afterAll, expect, it, vi } from 'vitest';
import { finish, jobOf, runOne, text } from '../../../../contract/run-program.ts';
import { JobUnfinishedError, LanguageUnavailableError } from '../../../../engine.ts';
import { BoxPool } from '../../box/box-pool.ts';
import { python } from '../../languages/python/toolchain.ts';
import { LocalEngine } from '../../local-engine.ts';
import { recipeOf } from '../support/recipe.ts';

const PYTHON = '/usr/bin/python3';
const run = recipeOf('bubblewrap');

const engines: LocalEngine[] = [];
afterAll(() => Promise.all(engines.map((engine) => engine.close())));

const newPool = () => new BoxPool({ recipes: { run, typescript: run }, log: () => undefined });

/** An engine whose only language was asked for its version and not yet tried. */
function engineWith(hello: string, pool = newPool()): LocalEngine {
  const toolchain = { ...python(PYTHON), hello };
  const language = { language: 'PYTHON', version: 'Python 3', reason: null } as const;
  const languages = [{ ...language, remedy: null, toolchain }];
  const sizes = { slots: 1, maxWaiting: 1, share: [], warmAtStart: false };
  const engine = new LocalEngine({
    machine: { pool, languages, isolation: 'bubblewrap' },
    ...sizes,
  });
  engines.push(engine);
  return engine;
}

it('makes the first job wait until its language is seen to run', async () => {
  const engine = engineWith(`import time; time.sleep(0.5); print('Hello, ' + input())`);
  const result = await runOne(engine, jobOf('PYTHON', `print('mine')`));
  expect(text(result.stdout)).toBe('mine\n');
  expect(engine.status().state).toBe('ready');
});

it('tries a language again that failed as the machine was slow, just after its start', async () => {
  const pool = newPool();
  const slow = new JobUnfinishedError('The machine was too busy to run a test');
  vi.spyOn(pool, 'take').mockRejectedValueOnce(slow).mockRejectedValueOnce(slow);
  const engine = engineWith(`print('Hello, ' + input())`, pool);
  await engine.proven();
  expect(engine.status().state).toBe('ready');
});

it('ends no program by the clock of the kernel, which charges it for others on a busy machine', async () => {
  const engine = engineWith(`print('Hello, ' + input())`);
  const program = `import resource; print(*resource.getrlimit(resource.RLIMIT_CPU))`;
  const job = jobOf('PYTHON', program);
  const result = await runOne(engine, { ...job, limits: { ...job.limits, cpuMs: 4_000 } });
  const seconds = text(result.stdout).split(' ').map(Number);
  expect(Math.min(...seconds)).toBeGreaterThanOrEqual(4 * 4);
});

it('lets somebody who waits for a look in between two tests of a long job', async () => {
  const engine = engineWith(`print('Hello, ' + input())`);
  const order: string[] = [];
  const long = jobOf('PYTHON', `print('long')`, ['', '', '', '', '']);
  let look: Promise<unknown> | undefined;
  for await (const event of engine.run(long, new AbortController().signal)) {
    order.push(event.kind);
    look ??= runOne(engine, { ...jobOf('PYTHON', `print('look')`), isShort: true }).then(() =>
      order.push('look'),
    );
  }
  await look;
  expect(order.indexOf('look')).toBeLessThan(order.length - 1);
  expect(order.filter((what) => what === 'result')).toHaveLength(5);
});

it('takes the slot from a job in the background after its running test, and gives it back', async () => {
  const engine = engineWith(`print('Hello, ' + input())`);
  const order: string[] = [];
  const background = {
    ...jobOf('PYTHON', `print('background')`, ['', '', '', '', '']),
    isBackground: true,
  };
  let person: Promise<unknown> | undefined;
  for await (const event of engine.run(background, new AbortController().signal)) {
    order.push(event.kind);
    person ??= finish(engine, jobOf('PYTHON', `print('person')`, ['', ''], {}, 'b')).then(() =>
      order.push('person'),
    );
  }
  await person;
  expect(order.indexOf('person')).toBeLessThan(order.length - 1);
  expect(order.filter((what) => what === 'result')).toHaveLength(5);
});

it('refuses jobs in a language that turns out not to run', async () => {
  const engine = engineWith(`print('Goodbye')`);
  const job = finish(engine, jobOf('PYTHON', 'print(1)'));
  await expect(job).rejects.toThrow(LanguageUnavailableError);
  const { state, reasons, languages } = engine.status();
  expect(state).toBe('degraded');
  expect(reasons.join()).toContain('Goodbye');
  expect(languages[0]?.version).toBeNull();
});

it('ends while its languages are still being tried', async () => {
  const engine = engineWith(`import time; time.sleep(9)`);
  const started = performance.now();
  await engine.close();
  expect(performance.now() - started).toBeLessThan(8000);
});
