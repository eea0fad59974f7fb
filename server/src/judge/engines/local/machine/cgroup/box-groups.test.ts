import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BoxGroups } from './box-groups.ts';
import type { ControlFiles } from './control-files.ts';

const HOME = '/cg/own';
const MB = 1 << 20;

const fail = (code: string): never => {
  throw Object.assign(new Error(code), { code });
};
const nameless = (path: string): string =>
  path.replace(`stepwise-${process.pid}-`, 'BOX ').replace(/BOX \d+/, 'BOX');

type Double = {
  /** Files that are not there. */
  readonly missing?: readonly string[];
  readonly folders?: readonly string[];
  /** How often a folder cannot be removed yet. */
  readonly busy?: number;
  readonly read?: () => string;
};

/** Records what is done. */
function recorder({ missing = [], folders = [], busy = 0, read }: Double = {}) {
  const done: string[] = [];
  const made = new Set<string>();
  let refusals = busy;
  const files: ControlFiles = {
    read: read ?? (() => 'low 0\noom 1\noom_kill 3\n'),
    write: (path, text) => {
      if (missing.includes(basename(path))) fail('ENOENT');
      done.push(`${path.replace(/^.*?stepwise-\d+-\d+\//, '')} = ${text}`);
    },
    open: (path) => done.push(`open ${nameless(path)}`),
    close: (descriptor) => void done.push(`close ${descriptor}`),
    folders: () => [...folders],
    make: (path) => {
      if (made.has(path)) fail('EEXIST');
      made.add(path);
      done.push(`make ${nameless(path)}`);
    },
    remove: (path) => {
      if (refusals-- > 0) fail('EBUSY');
      done.push(`remove ${nameless(path)}`);
    },
  };
  const notes: string[] = [];
  const groups = new BoxGroups(HOME, files, (note) => void notes.push(note));
  return { done, notes, groups, files };
}

describe('the group of a box', () => {
  it('is limited, without swap, and joined by one process', async () => {
    const { done, groups } = recorder();
    const group = groups.make();
    expect(group.admit((files) => files)).toEqual({ procs: 5, events: 6 });
    expect(await group.remove()).toBe(true);
    expect(done).toEqual([
      `make ${HOME}/BOX`,
      'memory.swap.max = 0',
      `memory.max = ${512 * MB}`,
      'pids.max = 256',
      `open ${HOME}/BOX/cgroup.procs`,
      `open ${HOME}/BOX/memory.events`,
      'close 5',
      'close 6',
      `remove ${HOME}/BOX`,
    ]);
    expect(group.oomKills).toBe(3);
  });

  it('is told of a limit only when it changes', () => {
    const { done, groups } = recorder();
    const group = groups.make();
    done.length = 0;
    group.limit({ memoryKb: 1 << 20, processes: 256 });
    group.limit({ memoryKb: 1 << 20, processes: 64 });
    expect(done).toEqual([`memory.max = ${1024 * MB}`, 'pids.max = 64']);
  });

  it('closes its descriptor when the start fails, and when nothing was started', async () => {
    const { done, groups } = recorder();
    const startNothing = () => {
      throw new Error('nothing starts');
    };
    expect(() => groups.make().admit(startNothing)).toThrow('nothing starts');
    await groups.make().remove();
    const named = (verb: string) => done.filter((step) => step.startsWith(verb));
    expect(named('open')).toHaveLength(4);
    expect(named('close')).toHaveLength(4);
  });

  it('kills what is left in it until it can be removed', async () => {
    const { done, groups } = recorder({ busy: 2 });
    expect(await groups.make().remove()).toBe(true);
    expect(done.slice(-3)).toEqual(['cgroup.kill = 1', 'cgroup.kill = 1', `remove ${HOME}/BOX`]);
  });

  it('knows its members', () => {
    const { groups } = recorder({ read: () => '17\n18\n' });
    const group = groups.make();
    expect([17, 1, 18].map((pid) => group.holds(pid))).toEqual([true, false, true]);
    const gone = recorder({ read: () => fail('ENODEV') }).groups.make();
    expect(gone.holds(17)).toBe(false);
  });

  it('has a name of its own, also beside another engine in this process', () => {
    const { notes, groups, files } = recorder();
    const others = new BoxGroups(HOME, files, (note) => void notes.push(note));
    for (const each of [groups, others, groups, others]) expect(each.tryMake()).not.toBeNull();
    expect(notes).toEqual([]);
  });

  it('needs no kernel that counts swap', () => {
    const { notes, groups } = recorder({ missing: ['memory.swap.max'] });
    expect(groups.tryMake()).not.toBeNull();
    expect(notes).toEqual([]);
  });

  it('is removed, with one note, when its memory cannot be limited', () => {
    const { done, notes, groups } = recorder({ missing: ['memory.max'] });
    expect(groups.tryMake()).toBeNull();
    expect(groups.tryMake()).toBeNull();
    expect(groups.trouble).toBe('ENOENT');
    expect(notes).toHaveLength(1);
    expect(done.filter((step) => step.startsWith('make'))).toHaveLength(2);
    expect(done.filter((step) => step.startsWith('remove'))).toHaveLength(2);
  });
});

it('removes groups of dead servers with what is left in them, and no others', async () => {
  const folders = ['stepwise-5-1', 'stepwise-6-2', 'user-5-1', 'stepwise-server'];
  const { done, groups } = recorder({ folders, busy: 1 });
  await groups.removeStale((pid) => pid === 6);
  expect(done).toEqual(['cgroup.kill = 1', `remove ${HOME}/stepwise-5-1`]);
});
