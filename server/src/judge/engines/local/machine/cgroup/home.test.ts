import { describe, expect, it } from 'vitest';
import { KERNEL } from './control-files.ts';
import type { ControlFiles } from './control-files.ts';
import { openHome } from './home.ts';

const HOME = '/sys/fs/cgroup/system.slice/stepwise.service';
const OWN = `${HOME}/stepwise-server`;

/** The two files of HOME that matter. `refusal` is the kernel's answer to a write. */
function treeWith(controllers: string, refusal?: string) {
  const tree = new Map([
    [`${HOME}/cgroup.controllers`, controllers],
    [`${HOME}/cgroup.subtree_control`, ''],
  ]);
  const files: ControlFiles = {
    ...KERNEL,
    read: (path) => `${tree.get(path) ?? 'nothing'}\n`,
    write: (path, text) => {
      if (refusal !== undefined) throw Object.assign(new Error(refusal), { code: refusal });
      tree.set(path, text.replaceAll('+', ''));
    },
  };
  return { tree, files };
}

describe('the cgroup above the server', () => {
  it('is used when the name of the own one says so', () => {
    const { tree, files } = treeWith('cpu memory pids');
    expect(openHome(OWN, files)).toBe(HOME);
    expect(tree.get(`${HOME}/cgroup.subtree_control`)).toBe('memory pids');
  });

  it('is not written to when an earlier server has prepared it', () => {
    const { tree, files } = treeWith('memory pids', 'EACCES');
    tree.set(`${HOME}/cgroup.subtree_control`, 'cpu memory pids');
    expect(openHome(OWN, files)).toBe(HOME);
  });

  it.each([
    ['the own one has any other name', HOME, 'memory pids', undefined, /not named stepwise-server/],
    ['version 1 has the controllers', OWN, 'hugetlb', undefined, /no controllers for memory/],
    ['it is read-only', OWN, 'memory pids', 'EROFS', /may not limit .* \(EROFS\)/],
    ['processes are in it', OWN, 'memory pids', 'EBUSY', /other processes are in the cgroup/],
  ])('is left alone when %s', (_, own, controllers, refusal, reason) => {
    const { tree, files } = treeWith(controllers, refusal);
    expect(() => openHome(own, files)).toThrow(reason);
    expect(tree.get(`${HOME}/cgroup.subtree_control`)).toBe('');
  });
});
