import { describe, expect, it } from 'vitest';
import { openUnified } from './delegated.ts';
import type { Neighbourhood } from './delegated.ts';
import { UnifiedDouble } from './unified-double.ts';

const ROOT = '/sys/fs/cgroup';
const SERVICE = `${ROOT}/system.slice/stepwise.service`;
const CONTAINER = `${ROOT}/pod`;

/** 10 started 11, which started 12; 20 was started by somebody else. */
const PARENTS: Record<number, number> = { 10: 1, 11: 10, 12: 11, 20: 0 };
const around = (isDelegated: boolean): Neighbourhood => ({
  parentOf: (pid) => PARENTS[pid] ?? 0,
  isDelegated: () => Promise.resolve(isDelegated),
});
const refused = around(false);
const delegated = around(true);

describe('cgroup v2', () => {
  it('of a service that may have groups: the service moves into one of them', async () => {
    const files = new UnifiedDouble(ROOT).add(SERVICE, [10, 11, 20]);
    expect(await openUnified(SERVICE, files, delegated)).toBe(SERVICE);
    expect(files.procs(SERVICE)).toEqual([]);
    expect(files.procs(`${SERVICE}/stepwise-server`)).toEqual([10, 11, 20]);
    expect(files.read(`${SERVICE}/cgroup.subtree_control`)).toBe('memory pids\n');
  });

  it('is asked about the right unit', async () => {
    const asked: unknown[] = [];
    const ask = {
      ...delegated,
      isDelegated: (...question: unknown[]) => {
        asked.push(question);
        return Promise.resolve(true);
      },
    };
    const scope = `${ROOT}/user.slice/user-1000.slice/user@1000.service/app.slice/run-r1.scope`;
    await openUnified(scope, new UnifiedDouble(ROOT).add(scope, [10]), ask);
    await openUnified(SERVICE, new UnifiedDouble(ROOT).add(SERVICE, [10]), ask);
    expect(asked).toEqual([
      ['run-r1.scope', true],
      ['stepwise.service', false],
    ]);
  });

  it('is open already when a server before this one opened it', async () => {
    const files = new UnifiedDouble(ROOT).add(SERVICE, [10, 11]);
    await openUnified(SERVICE, files, delegated);
    expect(await openUnified(`${SERVICE}/stepwise-server`, files, delegated)).toBe(SERVICE);
    expect(files.procs(`${SERVICE}/stepwise-server`)).toEqual([10, 11]);
  });

  it('at the root of all groups needs no move', async () => {
    const files = new UnifiedDouble(ROOT).add(`${ROOT}/x`, []);
    files.groups.get(ROOT)?.procs.add(1).add(10);
    expect(await openUnified(ROOT, files, refused)).toBe(ROOT);
    expect(files.procs(ROOT)).toEqual([1, 10]);
  });

  it('in a container whose programs are all its own', async () => {
    const files = new UnifiedDouble(ROOT).add(CONTAINER, [10, 11, 12]);
    expect(await openUnified(CONTAINER, files, refused)).toBe(CONTAINER);
    expect(files.procs(`${CONTAINER}/stepwise-server`)).toEqual([10, 11, 12]);
  });

  it.each([
    [
      'systemd keeps the groups to itself',
      new UnifiedDouble(ROOT).add(SERVICE, [10]),
      SERVICE,
      /systemd keeps the groups of stepwise\.service/,
    ],
    [
      'there are programs of others',
      new UnifiedDouble(ROOT).add(CONTAINER, [11, 12, 20]),
      CONTAINER,
      /not its own/,
    ],
    [
      'the controllers are bound elsewhere',
      new UnifiedDouble(ROOT, { controllers: 'hugetlb' }).add(CONTAINER, [10]),
      CONTAINER,
      /no controllers for memory and pids/,
    ],
    [
      'the folder is read-only',
      new UnifiedDouble(ROOT, { isReadOnly: true }).add(CONTAINER, [10]),
      CONTAINER,
      /may not make groups \(EROFS\)/,
    ],
  ])('is left alone when %s', async (_, files, own, words) => {
    const before = files.procs(own);
    await expect(openUnified(own, files, refused)).rejects.toThrow(words);
    expect(files.procs(own)).toEqual(before);
    expect(files.folders(own)).toEqual([]);
  });

  it('takes everything back when the last step is refused', async () => {
    const double = new UnifiedDouble(ROOT).add(CONTAINER, [10, 11]);
    const write = (path: string, text: string): void => {
      if (path.endsWith('subtree_control')) throw Object.assign(new Error('no'), { code: 'EPERM' });
      double.write(path, text);
    };
    const { read, open, close, kill, folders, make, remove } = double;
    const files = { read, open, close, kill, folders, make, remove, write };
    await expect(openUnified(CONTAINER, files, refused)).rejects.toThrow('EPERM');
    expect(double.procs(CONTAINER)).toEqual([10, 11]);
    expect(double.folders(CONTAINER)).toEqual([]);
  });
});
