import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { BoxLimits, TestReport } from '../../box/box-messages.ts';
import { BoxPool } from '../../box/box-pool.ts';
import type { BoxRecipe } from '../../box/box-pool.ts';
import { ProgramBox } from '../../box/program-box.ts';
import { until } from '../../proofs/support/processes.ts';
import { recipeOf } from '../../proofs/support/recipe.ts';
import { groupsOf } from '../../proofs/load/traces.ts';
import { describeGroups, findAccounting } from './accounting.ts';
import type { Accounting } from './accounting.ts';
import { BoxGroups } from './box-groups.ts';
import { KERNEL } from './control-files.ts';
import type { ControlFiles } from './control-files.ts';
import { joinThenExec } from './join-cgroup.ts';
import { ownGroup } from './own-group.ts';

const PYTHON = '/usr/bin/python3';
const LIMITS: BoxLimits = {
  ...{ cpuMs: 10_000, wallMs: 20_000, memoryKb: 64 << 10, dataKb: 1 << 20 },
  ...{ stackKb: 8 << 10, outputBytes: 1 << 20, processes: 32 },
};
const sound = recipeOf('bubblewrap');

/** A supervisor that does not look: what ends a program now is not its watch. */
function blind(from: string, to: string): BoxRecipe {
  const source = sound.supervisor.toString();
  if (!source.includes(from)) throw new Error(`the supervisor has no ${from}`);
  return { ...sound, supervisor: Buffer.from(source.replaceAll(from, to)) };
}

const pools: BoxPool[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});

async function runIn(
  groups: BoxGroups | null,
  recipe: BoxRecipe,
  source: string,
): Promise<TestReport> {
  const recipes = { run: recipe, typescript: recipe };
  const pool = new BoxPool({ recipes, groups, log: () => undefined });
  pools.push(pool);
  const files = [{ path: 'main.py', bytes: Buffer.from(source) }];
  const box = new ProgramBox(pool, 'run', files, new AbortController().signal);
  return await box.run({ argv: [PYTHON, '-B', '/w/main.py'], limits: LIMITS, stdin: Buffer.of() });
}

/** Each process alone keeps to the limit. The first that is killed ends it. */
const MANY = `import os, time
for number in range(8):
    if os.fork() == 0:
        kept = b'x' * (48 << 20)
        time.sleep(60)
os.wait()`;

let accounting: Accounting;
beforeAll(async () => {
  accounting = await findAccounting(() => undefined);
});

it('says by what memory is limited here', () => {
  const words = accounting.describe();
  if (accounting.groups) expect(words).toContain('limited by cgroup v2 and');
  else expect(words).toMatch(/without a cgroup: .+\. .*(?:Delegate=yes|mem_limit)/);
  expect(words).toContain('watch');
});

describe('where there can be groups', () => {
  it('a bomb of many processes dies by the group, when nobody else looks', async ({ skip }) => {
    const { groups } = accounting;
    if (!groups) return skip('the server may not make groups here');
    const unwatched = blind('self.limits["memoryKb"]', '(1 << 40)');
    const report = await runIn(groups, unwatched, MANY);
    expect(report.met).toBe('memory');
    expect(groupsOf(process.pid).length).toBeGreaterThan(0);
    for (const pool of pools.splice(0)) await pool.close();
    expect(groupsOf(process.pid)).toEqual([]);
  });

  it('processes are limited by the group, when nobody else does', async ({ skip }) => {
    const { groups } = accounting;
    if (!groups) return skip('the server may not make groups here');
    const unlimited = blind('NPROC, most_processes, most_processes', 'NPROC, 4096, 4096');
    const source = `import os, time
started = 0
try:
    while started < 200:
        if os.fork() == 0:
            time.sleep(60)
            os._exit(0)
        started += 1
except BlockingIOError: pass
print(started)`;
    const { stdout } = await runIn(groups, unlimited, source);
    expect(Number(stdout.toString())).toBeGreaterThan(LIMITS.processes / 2);
    expect(Number(stdout.toString())).toBeLessThan(LIMITS.processes + 8);
  });
});

/** A group as far as a kernel that has the controllers for memory and processes elsewhere can make it. */
function unlimitedGroups(home: string): BoxGroups {
  const write = (path: string, text: string): void => {
    if (existsSync(path)) KERNEL.write(path, text);
  };
  const open: ControlFiles['open'] = (path, flags) =>
    KERNEL.open(existsSync(path) ? path : '/dev/null', flags);
  return new BoxGroups(home, { ...KERNEL, write, open }, () => undefined);
}

it('a process joins its group and is killed with it', async ({ skip }) => {
  const cgroupOf = (pid: number | 'self') => KERNEL.read(`/proc/${pid}/cgroup`);
  const own = ownGroup(KERNEL.read('/proc/self/mountinfo'), cgroupOf('self'));
  const group = own === null ? null : unlimitedGroups(own).tryMake();
  if (!group) return skip('there is no cgroup v2 here, or not for this user');
  const { command, argv } = joinThenExec({ command: '/bin/sleep', argv: ['600'] });
  const child = group.admit(({ procs }) =>
    spawn(command, argv, { stdio: ['ignore', 'ignore', 'ignore', procs] }),
  );
  const closed = once(child, 'close');
  const pid = child.pid ?? 0;
  await until(() => cgroupOf(pid).includes(`/stepwise-${process.pid}-`), 'the process has joined');
  expect(group.holds(pid)).toBe(true);
  expect(await group.remove()).toBe(true);
  expect((await closed)[1]).toBe('SIGKILL');
});

it('a box that can have no group keeps watch by itself, and that is said', async () => {
  const groups = new BoxGroups('/proc/nowhere', KERNEL, () => undefined);
  const report = await runIn(groups, sound, MANY);
  expect(report.met).toBe('memory');
  expect(describeGroups(groups)).toContain('a cgroup could not be made (ENOENT)');
});
