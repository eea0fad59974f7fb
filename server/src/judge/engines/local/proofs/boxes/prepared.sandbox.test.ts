import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pythonCommand } from '../../machine/box-command.ts';
import type { BoxLimits, TestReport } from '../../box/box-messages.ts';
import { BoxPool } from '../../box/box-pool.ts';
import { ISOLATION_NAMES } from '../../machine/isolation/isolation.ts';
import { ProgramBox } from '../../box/program-box.ts';
import { LANDLOCK_IS_THERE } from '../support/landlock-is-there.ts';
import { descendants, until } from '../support/processes.ts';
import { recipeOf } from '../support/recipe.ts';

const PYTHON = '/usr/bin/python3';
const ISOLATIONS = ISOLATION_NAMES.filter((name) => name !== 'landlock' || LANDLOCK_IS_THERE);
const LIMITS: BoxLimits = {
  ...{ cpuMs: 10_000, wallMs: 20_000, memoryKb: 256 << 10, dataKb: (256 << 10) + (1 << 20) },
  ...{ stackKb: 64 << 10, outputBytes: 1 << 20, processes: 64 },
};
type Way = { readonly name: string; readonly argv: readonly string[]; readonly fork: boolean };
const COPIED: Way = {
  name: 'in a copy of the supervisor',
  argv: pythonCommand(PYTHON),
  fork: true,
};
const STARTED: Way = { name: 'by a start', argv: [PYTHON, '-B', '-s', '/w/main.py'], fork: false };

/** Processes of this one's boxes that hold the pipe at which a prepared test waits. */
function waiting(): number[] {
  const holds = (pid: number): boolean => {
    try {
      return readdirSync(`/proc/${pid}/fd`).includes('257');
    } catch {
      return false;
    }
  };
  return descendants().filter(holds);
}

describe.each(ISOLATIONS)('a test that is prepared in a box of %s', (isolation) => {
  let pool: BoxPool;
  const lost: string[] = [];
  beforeEach(() => {
    const recipe = recipeOf(isolation);
    const recipes = { run: recipe, typescript: { ...recipe, ready: 0 } };
    pool = new BoxPool({ recipes, log: (message) => lost.push(message) });
  });
  afterEach(async () => {
    await pool.close();
    expect(lost.splice(0)).toEqual([]);
  });

  function boxFor(source: string) {
    const files = [{ path: 'main.py', bytes: Buffer.from(source) }];
    const box = new ProgramBox(pool, 'run', files, new AbortController().signal);
    return async (way: Way, stdin: string, limits: Partial<BoxLimits> = {}): Promise<TestReport> =>
      await box.run({
        ...{ argv: way.argv, fork: way.fork, again: true },
        ...{ limits: { ...LIMITS, ...limits }, stdin: Buffer.from(stdin) },
      });
  }

  it.each([COPIED, STARTED])(
    'gets its own input, and nothing of the test before, $name',
    async (way) => {
      const run = boxFor(`import os
print(input(), os.listdir('.'))
open('left', 'w').close()`);
      for (const input of ['first', 'second', 'third']) {
        const { stdout, exitCode } = await run(way, input);
        expect([stdout.toString(), exitCode]).toEqual([`${input} ['main.py']\n`, 0]);
      }
    },
  );

  it.each([COPIED, STARTED])('waits beside no other, $name', async (way) => {
    // Who may not look around may not signal either: then nobody is reached but oneself.
    const run = boxFor(`import os
def others():
    try: return [n for n in os.listdir('/proc') if n.isdigit() and int(n) not in (1, os.getpid())]
    except PermissionError: return []
print(others())`);
    for (let times = 0; times < 3; times += 1) {
      const { stdout } = await run(way, '');
      expect(stdout.toString()).toBe('[]\n');
    }
  });

  it.each([COPIED, STARTED])('gives way to one with other limits, $name', async (way) => {
    const run = boxFor(
      `import resource; print(resource.getrlimit(resource.RLIMIT_STACK)[0] >> 10)`,
    );
    for (const stackKb of [8 << 10, 16 << 10, 16 << 10, 8 << 10]) {
      const { stdout } = await run(way, '', { stackKb });
      expect(stdout.toString()).toBe(`${stackKb}\n`);
    }
  });

  it.each([COPIED, STARTED])('is started anew when it was killed, $name', async (way) => {
    const run = boxFor(`print(input())`);
    await run(way, 'first');
    await until(() => waiting().length > 0, 'a test waits');
    for (const pid of waiting()) process.kill(pid, 'SIGKILL');
    await until(() => waiting().length === 0, 'it is gone');
    const { stdout, exitCode, signal } = await run(way, 'second');
    expect([stdout.toString(), exitCode, signal]).toEqual(['second\n', 0, null]);
  });

  it('gives way to one that is started otherwise', async () => {
    const run = boxFor(`import sys; print(len(sys.orig_argv))`);
    for (const way of [COPIED, STARTED, STARTED, COPIED]) {
      const { stdout } = await run(way, '');
      expect(stdout.toString()).toBe(`${way.argv.length}\n`);
    }
  });

  it.each([COPIED, STARTED])('is not charged for the time that it waits, $name', async (way) => {
    const run = boxFor(`print(input())`);
    await run(way, 'first');
    const other = await boxFor(`import time; time.sleep(1)`)(way, '');
    const { wallMs } = await run(way, 'second');
    expect(wallMs).toBeLessThan(other.wallMs);
  });
});
