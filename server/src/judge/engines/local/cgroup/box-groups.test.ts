import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BoxGroups } from './box-groups.ts';
import type { GroupPlace } from './box-groups.ts';
import type { ControlFiles } from './control-files.ts';

const V1: GroupPlace = { version: 1, memory: '/cg/memory/own', pids: '/cg/pids' };
const V2: GroupPlace = { version: 2, memory: '/cg/own', pids: '/cg/own' };

const nameless = (path: string): string =>
  path.replace(`stepwise-${process.pid}-`, 'BOX ').replace(/BOX \d+/, 'BOX');

/** Takes down what is done; `missing` files are not there. */
function recorder(missing: readonly string[] = [], folders: readonly string[] = []) {
  const done: string[] = [];
  const made = new Set<string>();
  const fail = (code: string): never => {
    throw Object.assign(new Error(code), { code });
  };
  const files: ControlFiles = {
    read: () => 'low 0\noom 1\noom_kill 3\n',
    write: (path, text) => {
      if (missing.includes(basename(path))) fail('ENOENT');
      done.push(`${path.replace(/^.*?stepwise-\d+-\d+\//, '')} = ${text}`);
    },
    open: (path) => done.push(`open ${nameless(path)}`),
    close: (descriptor) => void done.push(`close ${descriptor}`),
    kill: (pid) => void done.push(`kill ${pid}`),
    folders: () => [...folders],
    make: (path) => {
      if (made.has(path)) fail('EEXIST');
      made.add(path);
      done.push(`make ${nameless(path)}`);
    },
    remove: (path) => void done.push(`remove ${nameless(path)}`),
  };
  const notes: string[] = [];
  return { done, notes, files, log: (note: string) => void notes.push(note) };
}

const MB = 1 << 20;

describe('the group of a box', () => {
  it('in version 1 has a limit of memory before one of memory with swap', () => {
    const { done, files, log } = recorder();
    const group = new BoxGroups(V1, files, log).make();
    expect(done).toEqual([
      `make /cg/memory/own/BOX`,
      `make /cg/pids/BOX`,
      `memory.limit_in_bytes = ${512 * MB}`,
      `memory.memsw.limit_in_bytes = ${512 * MB}`,
      'pids.max = 256',
      'open /cg/memory/own/BOX/tasks',
      'open /cg/pids/BOX/tasks',
    ]);
    done.length = 0;
    group.limit({ memoryKb: 1 << 20, processes: 256 });
    group.limit({ memoryKb: 1 << 20, processes: 64 });
    group.limit({ memoryKb: 256 << 10, processes: 64 });
    expect(done).toEqual([
      // Raised the other way round.
      `memory.memsw.limit_in_bytes = ${1024 * MB}`,
      `memory.limit_in_bytes = ${1024 * MB}`,
      'pids.max = 64',
      `memory.limit_in_bytes = ${256 * MB}`,
      `memory.memsw.limit_in_bytes = ${256 * MB}`,
    ]);
    expect(group.oomKills).toBe(3);
  });

  it('in version 2 is one folder, without swap', async () => {
    const { done, files, log } = recorder();
    const group = new BoxGroups(V2, files, log).make();
    expect(group.admit((doors) => doors.length)).toBe(1);
    expect(await group.remove()).toBe(true);
    expect(done).toEqual([
      `make /cg/own/BOX`,
      'memory.swap.max = 0',
      `memory.max = ${512 * MB}`,
      'pids.max = 256',
      'open /cg/own/BOX/cgroup.procs',
      'close 5',
      `remove /cg/own/BOX`,
    ]);
  });

  it('closes its doors when nothing could be started, and when nothing was', async () => {
    const { done, files, log } = recorder();
    const groups = new BoxGroups(V1, files, log);
    const startNothing = () => {
      throw new Error('nothing starts');
    };
    expect(() => groups.make().admit(startNothing)).toThrow('nothing starts');
    await groups.make().remove();
    const named = (verb: string) => done.filter((step) => step.startsWith(verb));
    expect(named('open')).toHaveLength(4);
    expect(named('close')).toHaveLength(4);
  });

  it('ends who is left in it, and nobody that it cannot see', async () => {
    const { done, files, log } = recorder();
    let refusals = 2;
    const remove = (path: string): void => {
      if (refusals-- > 0) throw Object.assign(new Error('busy'), { code: 'EBUSY' });
      files.remove(path);
    };
    const read = () => '17\n0\n\n18\n';
    const group = new BoxGroups(V2, { ...files, read, remove }, log).make();
    expect(await group.remove()).toBe(true);
    expect(done.slice(-5)).toEqual([
      ...['kill 17', 'kill 18', 'kill 17', 'kill 18'],
      'remove /cg/own/BOX',
    ]);
  });

  it('knows who is in it', () => {
    const { files, log } = recorder();
    const group = new BoxGroups(V1, { ...files, read: () => '17\n18\n' }, log).make();
    expect([17, 1, 18].map((pid) => group.holds(pid))).toEqual([true, false, true]);
    const unread = (): string => {
      throw new Error('gone');
    };
    const gone = new BoxGroups(V1, { ...files, read: unread }, log).make();
    expect(gone.holds(17)).toBe(false);
  });

  it('has a name that no other has, of another engine in this process neither', () => {
    const { notes, files, log } = recorder();
    for (let engine = 0; engine < 2; engine += 1) {
      const groups = new BoxGroups(V2, files, log);
      for (let box = 0; box < 2; box += 1) expect(groups.tryMake()).not.toBeNull();
    }
    expect(notes).toEqual([]);
  });

  it.each([V1, V2])('needs no count of swap: version $version', (place) => {
    const { notes, files, log } = recorder(['memory.memsw.limit_in_bytes', 'memory.swap.max']);
    expect(new BoxGroups(place, files, log).tryMake()).not.toBeNull();
    expect(notes).toEqual([]);
  });

  it('is none, noted once and taken away, when its memory cannot be limited', () => {
    const { done, notes, files, log } = recorder(['memory.max']);
    const groups = new BoxGroups(V2, files, log);
    expect(groups.tryMake()).toBeNull();
    expect(groups.tryMake()).toBeNull();
    expect(groups.trouble).toBe('ENOENT');
    expect(notes).toHaveLength(1);
    expect(done.filter((step) => step.startsWith('make'))).toHaveLength(2);
    expect(done.filter((step) => step.startsWith('remove'))).toHaveLength(2);
  });
});

it('removes groups of dead servers with what is left in them, and no others', async () => {
  const { done, files, log } = recorder(
    [],
    ['stepwise-5-1', 'stepwise-6-2', 'user-5-1', 'stepwise-server'],
  );
  let refusals = 1;
  const remove = (path: string): void => {
    if (refusals-- > 0) throw Object.assign(new Error('busy'), { code: 'EBUSY' });
    files.remove(path);
  };
  const groups = new BoxGroups(V2, { ...files, remove, read: () => '17\n' }, log);
  await groups.removeStale((pid) => pid === 6);
  // A process of a box that was killed while it started.
  expect(done).toEqual(['kill 17', 'remove /cg/own/stepwise-5-1']);
});
