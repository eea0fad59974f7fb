import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { finish, jobOf, runOne, text } from '../../../../contract/run-program.ts';
import { JobUnfinishedError, JudgeUnavailableError } from '../../../../engine.ts';
import { findAccounting } from '../../machine/cgroup/accounting.ts';
import { createLocalEngine } from '../../create-local-engine.ts';
import { ISOLATION_NAMES } from '../../machine/isolation/isolation.ts';
import type { LocalEngine } from '../../local-engine.ts';
import { foldersOfBoxes } from '../support/folders-of-boxes.ts';
import { LANDLOCK_IS_THERE } from '../support/landlock-is-there.ts';
import { boxes, killBoxOf, marked, processes, until } from '../support/processes.ts';
import { groupsOf } from './traces.ts';

/** A mark that a running program carries on its command line, to be found among all processes. */
const MARK = `mark-${process.pid}-`;
const sleeper = (mark: string, seconds: number): string =>
  `__import__('os').execv('/usr/bin/python3', ['${mark}', '-c', 'import time; time.sleep(${seconds}); print("slept")'])`;

const PYTHON = { slots: 1, languages: ['PYTHON'] } as const;
const ISOLATIONS = ISOLATION_NAMES.filter((name) => name !== 'landlock' || LANDLOCK_IS_THERE);

describe.each(ISOLATIONS)('a lost box of %s', (isolation) => {
  let engine: LocalEngine;
  beforeAll(async () => {
    engine = await createLocalEngine({ ...PYTHON, isolations: [isolation] });
  });
  afterAll(() => engine.close());

  it('is replaced once, and the test runs again', async () => {
    const mark = `${MARK}once-${isolation}`;
    const result = runOne(engine, jobOf('PYTHON', sleeper(mark, 1)));
    await killBoxOf(mark);
    expect(text((await result).stdout)).toBe('slept\n');
  });

  it('twice ends the test, and the next test gets a fresh one', async () => {
    const mark = `${MARK}twice-${isolation}`;
    const source = `if input() == 'quick': print('quick')\nelse: ${sleeper(mark, 20)}`;
    const run = finish(engine, jobOf('PYTHON', source, ['slow', 'quick']));
    await killBoxOf(mark);
    await killBoxOf(mark);
    const { results } = await run;
    expect(results.map(({ ending }) => ending)).toEqual(['signaled', 'exited']);
  });

  it('leaves the engine as it was', async () => {
    const result = await runOne(engine, jobOf('PYTHON', 'print(1)'));
    expect(text(result.stdout)).toBe('1\n');
  });
});

describe('a job that does not end', () => {
  const SLOW = `import time\nif input() == 'slow': time.sleep(2)\nprint('done')`;
  // While one runs, one more may have been sent to its box.
  const INPUTS = ['quick', 'slow', 'quick', 'quick'];

  it('is over when its tests have taken too long together, however busy the machine is', async () => {
    const engine = await createLocalEngine({ ...PYTHON, times: { togetherMs: 1500 } });
    const { results } = await finish(engine, jobOf('PYTHON', SLOW, INPUTS));
    const endings = results.map(({ ending }) => ending);
    expect([endings[0], endings[1], endings[3]]).toEqual(['exited', 'exited', 'wall-limit']);
    const next = await runOne(engine, jobOf('PYTHON', 'print(1)'));
    expect(next.ending).toBe('exited');
    await engine.close();
    expect(boxes()).toEqual([]);
  });

  it('is given up without a verdict at its deadline by the clock', async () => {
    const engine = await createLocalEngine({ ...PYTHON, times: { deadlineMs: 1500 } });
    await expect(finish(engine, jobOf('PYTHON', SLOW, INPUTS))).rejects.toThrow(JobUnfinishedError);
    await engine.close();
    expect(boxes()).toEqual([]);
  });
});

describe.each(ISOLATIONS)('closing boxes of %s', (isolation) => {
  it('ends running and waiting jobs, and every process', async () => {
    const engine = await createLocalEngine({ ...PYTHON, isolations: [isolation] });
    const mark = `${MARK}closing-${isolation}`;
    const running = finish(engine, jobOf('PYTHON', sleeper(mark, 30)));
    const waiting = finish(engine, jobOf('PYTHON', 'print(1)'));
    await until(() => marked(mark), 'the program runs');
    const outcomes = Promise.allSettled([running, waiting]);
    await engine.close();
    for (const outcome of await outcomes) {
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: expect.any(JudgeUnavailableError),
      });
    }
    expect(boxes()).toEqual([]);
    expect(marked(mark)).toBe(false);
    await expect(finish(engine, jobOf('PYTHON', 'print(1)'))).rejects.toThrow(
      JudgeUnavailableError,
    );
  });
});

describe.each(ISOLATIONS)('the death of a server with boxes of %s', (isolation) => {
  const children: number[] = [];
  afterEach(() => {
    for (const pid of children.splice(0)) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It is dead already, as it should be.
      }
    }
  });

  it('by SIGKILL leaves no process of any box, and its next start no cgroup', async () => {
    const mark = `${MARK}orphan-${isolation}`;
    const script = join(import.meta.dirname, 'resilience-server.ts');
    const repository = resolve(import.meta.dirname, '../../../../../../..');
    const server = spawn(process.execPath, ['--import', 'tsx', script], {
      cwd: repository,
      env: {
        ...process.env,
        PROGRAM: `import os\nif os.fork() == 0: os.setsid()\n${sleeper(mark, 60)}`,
        ENGINE_OPTIONS: JSON.stringify({ ...PYTHON, isolations: [isolation] }),
      },
      stdio: 'ignore',
    });
    const pid = server.pid ?? -1;
    children.push(pid);
    await until(() => marked(mark), 'the program runs');
    const theirs = boxes(pid);
    expect(theirs.length).toBeGreaterThan(0);
    // Asked before the death: afterwards, an engine of another test may clean up first.
    expect(foldersOfBoxes(pid).length > 0).toBe(isolation === 'landlock');
    const dead = once(server, 'close');
    server.kill('SIGKILL');
    await dead;
    await until(() => !marked(mark), 'the program is gone');
    await until(
      () => !processes().some((entry) => theirs.includes(entry.pid)),
      'the boxes are gone',
    );
    // The next server may isolate its boxes otherwise.
    await (await createLocalEngine({ ...PYTHON, isolations: ['bubblewrap'] })).close();
    expect(foldersOfBoxes(pid)).toEqual([]);
    // Folders of the kernel stay. The next server finds them.
    await findAccounting(() => undefined);
    expect(groupsOf(pid)).toEqual([]);
  });
});
