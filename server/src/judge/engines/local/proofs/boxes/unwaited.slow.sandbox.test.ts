import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobOf, runOne, text } from '../../../../contract/run-program.ts';
import type { JudgeEngine } from '../../../../engine.ts';
import { createLocalEngine } from '../../create-local-engine.ts';
import { ISOLATION_NAMES } from '../../machine/isolation/isolation.ts';
import { LANDLOCK_IS_THERE } from '../support/landlock-is-there.ts';

/** Two seconds of work and more in children, each of which takes so many milliseconds. */
const children = (
  ms: number,
  before: string,
  wait: string,
): string => `import ctypes, os, signal, time
${before}
for _ in range(${2_000 / ms}):
    if os.fork() == 0:
        end = time.process_time() + ${ms / 1000}
        while time.process_time() < end: pass
        os._exit(0)
    ${wait}
print('done')
`;

const IGNORED = 'signal.signal(signal.SIGCHLD, signal.SIG_IGN)';
/** As sigaction(2) has it: no handler, no mask, SA_NOCLDWAIT. */
const NOT_KEPT = `action = (ctypes.c_ulong * 20)()
action[17] = 2
assert ctypes.CDLL(None).sigaction(signal.SIGCHLD, action, None) == 0`;
const UNTIL_GONE = `try: os.wait()
    except ChildProcessError: pass`;

const ISOLATIONS = ISOLATION_NAMES.filter((name) => name !== 'landlock' || LANDLOCK_IS_THERE);

describe.each(ISOLATIONS)('children that nobody waits for, in %s', (isolation) => {
  let engine: JudgeEngine;
  beforeAll(async () => {
    engine = await createLocalEngine({ slots: 1, languages: ['PYTHON'], isolations: [isolation] });
  });
  afterAll(() => engine.close());

  const run = (source: string, cpuMs: number) =>
    runOne(engine, jobOf('PYTHON', source, [''], { cpuMs, wallMs: 60_000 }));

  it.each([
    ['whose end is ignored', 4, IGNORED],
    ['whose end is not kept', 4, NOT_KEPT],
    ['that are short', 1, IGNORED],
  ])('compute for the test: %s', async (_how, ms, before) => {
    const { ending, cpuMs, stdout } = await run(children(ms, before, UNTIL_GONE), 1_000);
    expect([ending, text(stdout)]).toEqual(['cpu-limit', '']);
    expect(cpuMs).toBeGreaterThan(900);
  });

  it('are told from those that somebody waits for: these are charged what they used', async () => {
    const used = `import resource
uses = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
print(sum(use.ru_utime + use.ru_stime for use in uses) * 1000)`;
    const source = `${children(4, '', 'os.wait()')}${used}\n`;
    const { ending, cpuMs, stdout } = await run(source, 100_000);
    const [done, ms] = text(stdout).split('\n');
    expect([ending, done]).toEqual(['exited', 'done']);
    expect(cpuMs).toBeLessThan(Number(ms) * 1.05 + 100);
  });
});
