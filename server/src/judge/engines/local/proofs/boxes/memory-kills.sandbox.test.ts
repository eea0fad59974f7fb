import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pythonCommand } from '../../machine/box-command.ts';
import type { BoxLimits } from '../../box/box-messages.ts';
import { BoxPool } from '../../box/box-pool.ts';
import { BoxGroups } from '../../machine/cgroup/box-groups.ts';
import { KERNEL } from '../../machine/cgroup/control-files.ts';
import { ISOLATION_NAMES } from '../../machine/isolation/isolation.ts';
import { ProgramBox } from '../../box/program-box.ts';
import { LANDLOCK_IS_THERE } from '../support/landlock-is-there.ts';
import { descendants, processes, until } from '../support/processes.ts';
import { recipeOf } from '../support/recipe.ts';

const PYTHON = '/usr/bin/python3';
const ISOLATIONS = ISOLATION_NAMES.filter((name) => name !== 'landlock' || LANDLOCK_IS_THERE);
const LIMITS: BoxLimits = {
  ...{ cpuMs: 10_000, wallMs: 20_000, memoryKb: 128 << 10, dataKb: 1 << 20 },
  ...{ stackKb: 8 << 10, outputBytes: 1 << 20, processes: 64 },
};

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'stepwise-groups-'));
});
let pool: BoxPool;
afterEach(async () => {
  await pool.close();
  expect(readdirSync(home)).toEqual([]);
  rmSync(home, { recursive: true });
});

/** @param fulls how often the box has met its own limit */
const tell = (group: string, fulls: number): void =>
  writeFileSync(join(home, group, 'memory.events'), `oom ${fulls}\noom_kill 4\noom_group_kill 0\n`);

/** Groups of ordinary files: this test is the kernel. */
function groups(): BoxGroups {
  const files = {
    ...KERNEL,
    make: (path: string) => {
      mkdirSync(path);
      writeFileSync(join(path, 'cgroup.procs'), '');
      writeFileSync(join(path, 'memory.events'), 'oom 3\noom_kill 3\n');
    },
    read: () => descendants().join('\n'),
    write: () => undefined,
    remove: (path: string) => rmSync(path, { recursive: true, force: true }),
  };
  return new BoxGroups(home, files, () => undefined);
}

/** The kernel ends the process with this mark because the memory of its box, or of the machine, is used up. */
async function endAsKernel(mark: string, of: 'box' | 'machine' = 'box'): Promise<void> {
  const found = () => processes().filter(({ command }) => command.includes(mark));
  await until(() => found().length > 0, 'the program runs');
  for (const group of readdirSync(home)) tell(group, of === 'box' ? 4 : 3);
  for (const { pid } of found()) process.kill(pid, 'SIGKILL');
}

describe.each(ISOLATIONS)('what the kernel ends in a box of %s', (isolation) => {
  const mark = `much-${process.pid}-${isolation}`;
  const child = `subprocess.run(['sh', '-c', 'sleep 1000; : ${mark}'])`;

  function boxFor(source: string): ProgramBox {
    const run = recipeOf(isolation);
    const recipes = { run, typescript: run };
    pool = new BoxPool({ recipes, groups: groups(), log: () => undefined });
    const files = [{ path: 'main.py', bytes: Buffer.from(source) }];
    return new ProgramBox(pool, 'run', files, new AbortController().signal);
  }

  it('is of the test that ran, also where another one was sent already', async () => {
    const box = boxFor(`import subprocess
if input() == 'much': ${child}
print('right')`);
    const reports = ['little', 'much', 'little', 'little'].map((word) =>
      box.run({
        ...{ argv: pythonCommand(PYTHON), fork: true, again: true },
        ...{ limits: LIMITS, stdin: Buffer.from(word) },
      }),
    );
    await endAsKernel(mark);
    const ended = await Promise.all(reports);
    expect(ended.map(({ met }) => met)).toEqual([null, 'memory', null, null]);
    expect(ended.map(({ stdout }) => String(stdout))).toEqual(Array(4).fill('right\n'));
  });

  it('says nothing of a test where it was the machine that had no memory left', async () => {
    const box = boxFor(`import subprocess\n${child}\nprint('right')`);
    const argv = pythonCommand(PYTHON);
    const report = box.run({ argv, fork: true, limits: LIMITS, stdin: Buffer.alloc(0) });
    await endAsKernel(mark, 'machine');
    expect(await report).toMatchObject({ met: 'starved' });
  });

  it('leaves no process that tests share', async () => {
    const box = boxFor('');
    const runner = `import os, subprocess
os.write(4, b'r')
while os.read(3, 100):
    if os.read(0, 100) == b'much': ${child}
    os.write(1, b'right')
    os.write(4, b'd')
    os.read(3, 1)
    os.write(4, b'r')`;
    const share = {
      argv: [PYTHON, '-B', '/w/runner.py'],
      limits: LIMITS,
      files: [{ path: 'runner.py', bytes: Buffer.from(runner) }],
    };
    const turn = { entry: 'x', last: false, limits: LIMITS };
    const little = await box.turn(share, { ...turn, stdin: Buffer.from('little') });
    expect(little).toMatchObject({ met: null, stayed: true });
    const much = box.turn(share, { ...turn, stdin: Buffer.from('much') });
    await endAsKernel(mark);
    expect(await much).toMatchObject({ met: 'memory', stayed: false });
  });
});
