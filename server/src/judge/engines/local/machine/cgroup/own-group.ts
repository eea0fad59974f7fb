import { resolve } from 'node:path';

/**
 * The folder of the cgroup v2 that this process is in.
 * @param mountinfo /proc/self/mountinfo
 * @param cgroup /proc/self/cgroup
 * @returns null where the process can see none
 */
export function ownGroup(mountinfo: string, cgroup: string): string | null {
  // Version 2 has the number 0 and names no controller.
  const path = /^0::(\/.*)$/m.exec(cgroup)?.[1];
  if (path === undefined || path.startsWith('/..')) return null;
  for (const line of mountinfo.split('\n')) {
    // `36 35 98:0 / /mnt rw shared:1 - cgroup2 cgroup2 rw`
    const [left = '', right = ''] = line.split(' - ');
    const [, , , root, at] = left.split(' ').map(unescape);
    if (right.startsWith('cgroup2 ') && root && at) return below(root, at, path);
  }
  return null;
}

/** A container may see a part of the tree only, and be told its path in the whole one. */
function below(root: string, at: string, path: string): string | null {
  if (root === '/') return resolve(at, `.${path}`);
  const isThere = path === root || path.startsWith(`${root}/`);
  return isThere ? resolve(at, `.${path.slice(root.length)}`) : null;
}

/** Blanks and the like are written as \040 there. */
function unescape(field: string): string {
  return field.replace(/\\(\d{3})/g, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 8)),
  );
}
