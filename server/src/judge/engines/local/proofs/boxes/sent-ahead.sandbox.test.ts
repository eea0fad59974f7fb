import { afterEach, describe, expect, it } from 'vitest';
import { pythonCommand } from '../../machine/box-command.ts';
import type { BoxLimits, TestReport } from '../../box/box-messages.ts';
import { BoxPool } from '../../box/box-pool.ts';
import { findAccounting } from '../../machine/cgroup/accounting.ts';
import { ISOLATION_NAMES } from '../../machine/isolation/isolation.ts';
import type { IsolationName } from '../../machine/isolation/isolation.ts';
import { ProgramBox } from '../../box/program-box.ts';
import { LANDLOCK_IS_THERE } from '../support/landlock-is-there.ts';
import { killBoxOf } from '../support/processes.ts';
import { recipeOf } from '../support/recipe.ts';

const PYTHON = '/usr/bin/python3';
const ISOLATIONS = ISOLATION_NAMES.filter((name) => name !== 'landlock' || LANDLOCK_IS_THERE);
const LIMITS: BoxLimits = {
  ...{ cpuMs: 10_000, wallMs: 20_000, memoryKb: 128 << 10, dataKb: 1 << 20 },
  ...{ stackKb: 8 << 10, outputBytes: 1 << 20, processes: 64 },
};

const pools: BoxPool[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});

type Send = (stdin: string) => Promise<TestReport>;

/** Tests of one program in one box; those that are not waited for are sent ahead. */
function boxFor(isolation: IsolationName, source: string, said: string[] = []) {
  const run = recipeOf(isolation);
  const recipes = { run, typescript: { ...run, ready: 0 } };
  const pool = new BoxPool({ recipes, log: (line) => said.push(line) });
  pools.push(pool);
  const files = [{ path: 'main.py', bytes: Buffer.from(source) }];
  const box = new ProgramBox(pool, 'run', files, new AbortController().signal);
  const send: Send = async (stdin) =>
    await box.run({
      ...{ argv: pythonCommand(PYTHON), fork: true, again: true },
      ...{ limits: LIMITS, stdin: Buffer.from(stdin) },
    });
  return { box, send };
}

const outputs = (reports: readonly TestReport[]): string[] =>
  reports.map(({ stdout }) => stdout.toString().trim());

describe.each(ISOLATIONS)('tests that are sent ahead to a box of %s', (isolation) => {
  it('begin one after another, each with its own input', async () => {
    const { send } = boxFor(
      isolation,
      `import time
began = time.monotonic()
time.sleep(0.05)
print(input(), began, time.monotonic())`,
    );
    const reports = await Promise.all(['a', 'b', 'c'].map(send));
    const said = outputs(reports).map((line) => line.split(' '));
    expect(said.map(([name]) => name)).toEqual(['a', 'b', 'c']);
    const times = said.flatMap(([, began, ended]) => [Number(began), Number(ended)]);
    expect(times).toEqual([...times].sort((one, other) => one - other));
  });

  it('cannot be seen by the test before', async () => {
    const { send } = boxFor(
      isolation,
      `import os, stat, sys
def is_pipe(fd):
    try: return stat.S_ISFIFO(os.fstat(fd).st_mode)
    except OSError: return False
print(input(), len(sys.stdin.read()), sum(map(is_pipe, range(300))))`,
    );
    const reports = await Promise.all(['first', 'second\nsecret', 'third'].map(send));
    expect(outputs(reports)).toEqual(['first 0 0', 'second 6 0', 'third 0 0']);
  });

  it('are not counted where the test before ends the box', async () => {
    const said: string[] = [];
    const mark = `lost-${process.pid}-${isolation}`;
    const { send } = boxFor(
      isolation,
      `import subprocess
if input() == 'lost': subprocess.run(['sh', '-c', 'sleep 1000; : ${mark}'])
print('right')`,
      said,
    );
    const lost = send('lost').catch((error: unknown) => error);
    const after = send('fine');
    // Twice: it is sent again with the other behind it.
    await killBoxOf(mark);
    await killBoxOf(mark);
    expect(await lost).toMatchObject({ name: 'BoxLostInTestError' });
    expect(outputs([await after])).toEqual(['right']);
    expect(said.some((line) => line.includes('BoxLostBeforeError'))).toBe(true);
  });

  it('are run elsewhere when what the test before left cannot be cleared away', async () => {
    const { send } = boxFor(
      isolation,
      `import os
if input() == 'leave':
    for n in range(1000): os.mkdir(str(n))
print(sorted(os.listdir('.'))[:2])`,
    );
    const [, after] = await Promise.all(['leave', 'look'].map(send));
    expect(outputs(after ? [after] : [])).toEqual(["['main.py']"]);
  });

  it('are refused where the process that was to run them has ended', async () => {
    const { box, send } = boxFor(isolation, '');
    await send('');
    // A runner that takes one turn and ends.
    const runner = `import os
os.write(4, b'r')
os.read(3, 100)
os.write(1, b'once')`;
    const share = {
      argv: [PYTHON, '-B', '/w/runner.py'],
      limits: LIMITS,
      files: [{ path: 'runner.py', bytes: Buffer.from(runner) }],
    };
    const turn = { entry: 'x', last: false, limits: LIMITS };
    const [first, second] = await Promise.all([
      box.turn(share, { ...turn, stdin: Buffer.alloc(0) }),
      box.turn(share, { ...turn, stdin: Buffer.alloc(200_000) }),
    ]);
    expect(first).toMatchObject({ stayed: false, exitCode: 0 });
    expect(second).toMatchObject({ stayed: false, signal: 'SIGKILL', met: null });
    const alone = { argv: ['/bin/echo', 'on'], limits: LIMITS, stdin: Buffer.of() };
    expect(outputs([await box.run(alone)])).toEqual(['on']);
  });
});

it('memory that the kernel found used up is that of the test that used it', async ({ skip }) => {
  const { groups } = await findAccounting(() => undefined);
  if (!groups) return skip('the server may not make groups here');
  const sound = recipeOf('bubblewrap');
  const blind = sound.supervisor.toString().replaceAll('self.limits["memoryKb"]', '(1 << 40)');
  const run = { ...sound, supervisor: Buffer.from(blind) };
  const recipes = { run, typescript: { ...run, ready: 0 } };
  const pool = new BoxPool({ recipes, groups, log: () => undefined });
  pools.push(pool);
  // The process itself lives on and is right: only the kernel knows.
  const source = `import os, time
if input() == 'much' and os.fork() == 0:
    kept = b'x' * (600 << 20)
    os._exit(0)
try: os.wait()
except ChildProcessError: pass
print('right')`;
  const files = [{ path: 'main.py', bytes: Buffer.from(source) }];
  const box = new ProgramBox(pool, 'run', files, new AbortController().signal);
  const reports = await Promise.all(
    ['little', 'much', 'little', 'little'].map((word) =>
      box.run({
        ...{ argv: pythonCommand(PYTHON), fork: true, again: true },
        ...{ limits: LIMITS, stdin: Buffer.from(word) },
      }),
    ),
  );
  expect(reports.map(({ met }) => met)).toEqual([null, 'memory', null, null]);
});
