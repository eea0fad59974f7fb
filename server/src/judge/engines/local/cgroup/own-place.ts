import { resolve } from 'node:path';

/** Folders of the groups that this process is in; null where it can see none. */
export type OwnPlace = {
  /** cgroup v2. */
  readonly unified: string | null;
  /** cgroup v1, where each controller has a tree of its own. */
  readonly memory: string | null;
  readonly pids: string | null;
};

type Tree = { readonly root: string; readonly at: string };

/**
 * @param mountinfo /proc/self/mountinfo
 * @param cgroup /proc/self/cgroup
 */
export function ownPlace(mountinfo: string, cgroup: string): OwnPlace {
  const mounts = mountinfo.split('\n').flatMap((line) => mountOf(line) ?? []);
  const memberships = cgroup.split('\n').flatMap((line) => membershipOf(line) ?? []);
  const find = (type: string, controller: string): string | null => {
    const path = memberships.find(({ controllers }) => controllers.includes(controller))?.path;
    const tree = mounts.find((mount) => mount.type === type && mount.options.includes(controller));
    return path === undefined || !tree ? null : placeIn(tree, path);
  };
  const own = { memory: find('cgroup', 'memory'), pids: find('cgroup', 'pids') };
  return { unified: find('cgroup2', ''), ...own };
}

/** `36 35 98:0 / /mnt rw shared:1 - cgroup cgroup rw,memory`; each has the option ''. */
function mountOf(line: string): (Tree & { type: string; options: string[] }) | null {
  const [left = '', right] = line.split(' - ');
  const [, , , root, at] = left.split(' ').map(unescape);
  if (right === undefined || root === undefined || at === undefined) return null;
  const [type = '', , options = ''] = right.split(' ');
  return { root, at, type, options: ['', ...options.split(',')] };
}

/** `4:memory:/a/b`; version 2 has the number 0 and no controller. */
function membershipOf(line: string): { controllers: string[]; path: string } | null {
  const [, number, names = '', path = ''] = /^(\d+):([^:]*):(\/.*)$/.exec(line) ?? [];
  if (number === undefined) return null;
  return { controllers: number === '0' ? [''] : names.split(','), path };
}

/** A container is shown a part of the tree, and may be told its path in the whole one. */
function placeIn({ root, at }: Tree, path: string): string | null {
  if (path.startsWith('/..')) return null;
  if (root === '/') return resolve(at, `.${path}`);
  if (path === root || path.startsWith(`${root}/`))
    return resolve(at, `.${path.slice(root.length)}`);
  return null;
}

/** Blanks and the like are written as \040 there. */
function unescape(field: string): string {
  return field.replace(/\\(\d{3})/g, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 8)),
  );
}
