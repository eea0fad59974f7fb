import { chmodSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fillDisk, mountSmallDisk, unmountDisk } from '../../../../../test/faults/small-disk.ts';
import { BoxLostError, BoxLostInTestError } from '../../box/questions.ts';
import { BoxPool } from '../../box/box-pool.ts';
import type { BoxRecipe } from '../../box/box-pool.ts';
import type { BoxLimits, TestReport } from '../../box/box-messages.ts';
import { canShowIn } from '../../machine/can-show.ts';
import { ProgramBox } from '../../box/program-box.ts';
import { ISOLATION_NAMES } from '../../machine/isolation/isolation.ts';
import type { IsolationName } from '../../machine/isolation/isolation.ts';
import { foldersOfBoxes } from '../support/folders-of-boxes.ts';
import { LANDLOCK_IS_THERE } from '../support/landlock-is-there.ts';
import { marked, until } from '../support/processes.ts';
import { recipeOf } from '../support/recipe.ts';

const PYTHON = '/usr/bin/python3';
const IS_ROOT = process.getuid?.() === 0;
const ISOLATIONS = ISOLATION_NAMES.filter((name) => name !== 'landlock' || LANDLOCK_IS_THERE);
const LIMITS: BoxLimits = {
  ...{ cpuMs: 10_000, wallMs: 20_000, memoryKb: 128 << 10, dataKb: 1 << 20 },
  ...{ stackKb: 8 << 10, outputBytes: 1 << 20, processes: 64 },
};

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function poolOf(recipe: BoxRecipe): BoxPool {
  const recipes = { run: recipe, typescript: recipe };
  const pool = new BoxPool({ recipes, log: () => undefined });
  cleanups.push(() => pool.close());
  return pool;
}

/** A box, and one for the second try: both are there before anything goes wrong. */
async function twoReady(recipe: BoxRecipe): Promise<BoxPool> {
  const pool = poolOf({ ...recipe, ready: 2 });
  pool.fill('run');
  await pool.settled();
  return pool;
}

/** Runs Python in a box made after this recipe. */
function runIn(
  recipe: BoxRecipe,
  source: string,
  limits: Partial<BoxLimits> = {},
): Promise<TestReport> {
  return runOn(poolOf(recipe), source, limits);
}

async function runOn(
  pool: BoxPool,
  source: string,
  limits: Partial<BoxLimits> = {},
): Promise<TestReport> {
  const files = [{ path: 'main.py', bytes: Buffer.from(source) }];
  const box = new ProgramBox(pool, 'run', files, new AbortController().signal);
  const argv = [PYTHON, '-B', '/w/main.py', '/judge/data'];
  return await box.run({ argv, limits: { ...LIMITS, ...limits }, stdin: new Uint8Array() });
}

/** Lets temporary files lie on a disk of 16 MB until the end of the test. Null without root. */
function useSmallDisk(): string | null {
  const disk = mountSmallDisk(16 << 20);
  if (disk === null) return null;
  vi.stubEnv('TMPDIR', disk);
  // The boxes on it are closed first.
  cleanups.push(() => {
    vi.unstubAllEnvs();
    unmountDisk(disk);
  });
  return disk;
}

/** Without namespaces what is hidden is there, and closed. */
const SAID: Readonly<Record<IsolationName, { hidden: string; refused: string; user: RegExp }>> = {
  bubblewrap: {
    hidden: '[] True\nRead-only file system\n',
    refused: 'Read-only file system',
    user: /^1000 1000 \[(1000|65534)?\]\n$/,
  },
  landlock: {
    hidden: 'Permission denied True\nPermission denied\n',
    refused: 'Permission denied',
    user: IS_ROOT ? /^(62\d{3}) \1 \[\]\n$/ : /^\d+ \d+ /,
  },
};

describe.each(ISOLATIONS)('a box of %s', (isolation) => {
  let plain: BoxRecipe;
  beforeAll(() => {
    plain = recipeOf(isolation);
  });

  it('hides a folder that lies below what it shows', async () => {
    const source = `import os
def found():
    try: return os.listdir('/usr/share/doc')
    except OSError as error: return error.strerror
print(found(), len(os.listdir('/usr/share/common-licenses')) > 0)
try: open('/usr/share/doc/x', 'w')
except OSError as error: print(error.strerror)`;
    const shape = { ...plain.shape, hidden: ['/usr/share/doc', '/var/lib'] };
    const { stdout } = await runIn({ ...plain, shape }, source);
    expect(stdout.toString()).toBe(SAID[isolation].hidden);
  });

  it('has a user of its own and no group of the server', async () => {
    const source = `import os\nprint(os.getuid(), os.getgid(), os.getgroups())`;
    const { stdout } = await runIn(plain, source);
    expect(stdout.toString()).toMatch(SAID[isolation].user);
  });

  it('shows the data it was given, read-only', async () => {
    const data = [{ path: '/judge/data', bytes: Buffer.alloc(3 << 20, 'x') }];
    const source = `import sys
print(len(open(sys.argv[1]).read()))
try: open(sys.argv[1], 'w')
except OSError as error: print(error.strerror)`;
    const { stdout } = await runIn({ ...plain, data }, source);
    expect(stdout.toString()).toBe(`${3 << 20}\n${SAID[isolation].refused}\n`);
  });

  it.each([
    ['is not there', ['/nonexistent/program'], {}],
    ['gets limits that are none', [PYTHON, '-B', '/w/main.py'], { stackKb: 0.5 }],
  ])('is lost, and blames no program, when the program %s', async (_, argv, limits) => {
    const pool = poolOf(plain);
    const box = new ProgramBox(pool, 'run', [], new AbortController().signal);
    const request = { argv, limits: { ...LIMITS, ...limits }, stdin: new Uint8Array() };
    await expect(box.run(request)).rejects.toThrow(/could not start a program: \w+Error/);
    await expect(box.run(request)).rejects.toThrow(BoxLostError);
  });

  it('does not hold waiting for a processor against a program', async () => {
    const source = `import os, time
os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
for _ in range(3):
    if os.fork() == 0:
        while True: pass
started = time.process_time()
while time.process_time() - started < 0.6: pass
print('done')`;
    const report = await runIn(plain, source, { wallMs: 2000 });
    expect(report.wallMs).toBeGreaterThan(2000);
    expect(report).toMatchObject({ met: null, exitCode: 0 });
  });

  it('gives a test up that waits for a processor nearly all the time', async () => {
    // Its start counts, and a wait that is not over yet: both have to be far below the limit, on a busy
    // machine too.
    const source = `import os
os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
for _ in range(40):
    if os.fork() == 0: break
while True: pass`;
    const report = await runIn(plain, source, { wallMs: 1500, cpuMs: 30_000 });
    expect(report).toMatchObject({ met: 'starved', exitCode: null });
    expect(report.wallMs).toBeGreaterThan(15_000);
  });

  it('gives the first and the last part of long complaints', async () => {
    const source = `import sys\nsys.stderr.write('first' + 'x' * 200000 + 'last')`;
    const { stderr } = await runIn(plain, source);
    expect(stderr.byteLength).toBeLessThan(66_000);
    expect(stderr.toString()).toMatch(/^first.*\n\[\.\.\.\]\n.*last$/s);
  });

  it('holds no lack of room for its files against a program', async ({ skip }) => {
    // Without namespaces its places have no size of their own: they lie among the temporary files.
    if (isolation === 'landlock' && useSmallDisk() === null) skip('needs root');
    const pool = await twoReady(plain);
    const lost = await runOn(pool, '#'.repeat(40 << 20)).catch((error: unknown) => error);
    expect(lost).toBeInstanceOf(BoxLostError);
    expect(lost).not.toBeInstanceOf(BoxLostInTestError);
    expect(String(lost)).toContain('No space left on device');
  });

  it('leaves no folder behind', async () => {
    const before = foldersOfBoxes();
    await runIn(plain, `import os\nfor _ in range(3000): os.mkdir('d'); os.chdir('d')`);
    await cleanups.pop()?.();
    expect(foldersOfBoxes()).toEqual(before);
  });
});

it('a box that is ended before it is set up leaves no process', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stepwise-'));
  cleanups.push(() => rmSync(folder, { recursive: true }));
  const bwrap = join(folder, 'bwrap');
  const mark = `sleep ${process.pid}000`;
  writeFileSync(bwrap, `#!/bin/sh\n${mark} & wait`);
  for (const path of [folder, bwrap]) chmodSync(path, 0o755);
  const pool = poolOf(recipeOf('bubblewrap', 0, { bwrap }));
  const lost = expect(pool.take('run')).rejects.toThrow(BoxLostError);
  const isThere = () => marked(mark.replace(' ', '\0'));
  await until(isThere, 'its second process is there');
  await pool.close();
  await lost;
  await until(() => !isThere(), 'its second process is gone');
});

it.runIf(LANDLOCK_IS_THERE)(
  'runs a program right or not at all where the disk of temporary files is full (needs root)',
  async ({ skip }) => {
    const disk = useSmallDisk();
    if (disk === null) return skip();
    const recipe = recipeOf('landlock');
    const outcomes: unknown[] = [];
    // None, then enough for the first steps of a test, then for all of them.
    for (const pages of [0, 1, 2, 3, 4, 8, 64]) {
      const pool = await twoReady(recipe);
      fillDisk(disk);
      const filler = join(disk, 'filler');
      truncateSync(filler, statSync(filler).size - pages * 4_096);
      const report = await runOn(pool, `print('right')`).catch((error: unknown) => error);
      outcomes.push(report);
      await pool.close();
      rmSync(filler);
    }
    const lost = outcomes.filter((outcome) => outcome instanceof Error);
    expect(lost.length).toBeGreaterThan(0);
    expect(lost.map((error) => error.constructor)).toEqual(lost.map(() => BoxLostError));
    const reports = outcomes.filter((outcome) => !(outcome instanceof Error));
    expect(reports.length).toBeGreaterThan(0);
    for (const report of reports) expect(report).toMatchObject({ met: null, exitCode: 0 });
  },
);

describe.each(ISOLATIONS)('whether a path can be shown by %s', (isolation) => {
  it('depends on the folders above it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stepwise-'));
    cleanups.push(() => rmSync(folder, { recursive: true }));
    const mount = { from: join(folder, 'file'), to: '/judge/file' };
    writeFileSync(mount.from, 'x');
    const canShow = canShowIn(recipeOf(isolation));
    chmodSync(folder, 0o755);
    expect(await canShow(mount)).toBe(true);
    chmodSync(folder, 0o700);
    // A server that is not root keeps its own uid, and sees its own folders.
    expect(await canShow(mount)).toBe(!IS_ROOT);
  });
});
