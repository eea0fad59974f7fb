import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { KERNEL } from '../../machine/cgroup/control-files.ts';
import { SERVER_GROUP } from '../../machine/cgroup/home.ts';
import { ownGroup } from '../../machine/cgroup/own-group.ts';
import { boxes, processes } from '../support/processes.ts';
import type { Process } from '../support/processes.ts';

/** Where a program without a sandbox could leave a file. */
const COMMON_FOLDERS = ['/tmp', '/var/tmp', '/dev/shm'];
/** Outer uids of boxes, when the server is root. */
const isUidOfBox = (uid: number): boolean => uid >= 61_000 && uid < 62_000;

/** What boxes could leave on this machine; equal before and after them when they left nothing. */
export type Traces = {
  readonly descriptors: number;
  readonly mounts: readonly string[];
  readonly files: readonly string[];
  readonly groups: readonly string[];
};

export function traces(): Traces {
  return {
    descriptors: readdirSync('/proc/self/fd').length,
    mounts: readFileSync('/proc/self/mountinfo', 'utf8')
      .split('\n')
      .filter((line) => /\/(?:newroot|oldroot|judge|w)(?:\/| )/.test(line)),
    files: COMMON_FOLDERS.flatMap((folder) =>
      readdirSync(folder)
        .map((name) => join(folder, name))
        .filter((path) => isUidOfBox(lstatSync(path, { throwIfNoEntry: false })?.uid ?? 0)),
    ),
    groups: groupsOf(process.pid),
  };
}

/** The cgroups of a server's boxes, where they can have any. */
export function groupsOf(pid: number): string[] {
  const { read, folders } = KERNEL;
  const own = ownGroup(read('/proc/self/mountinfo'), read('/proc/self/cgroup')) ?? '';
  if (basename(own) !== SERVER_GROUP) return [];
  return folders(dirname(own))
    .filter((name) => name.startsWith(`stepwise-${pid}-`))
    .map((name) => join(dirname(own), name));
}

/** The processes of this process's boxes, each by a name that no other one ever has. */
export function livesInBoxes(): string[] {
  const all = processes();
  const own = new Set([process.pid]);
  // A parent may come after its child in the list: pids start anew at the end.
  for (let before = 0; own.size > before;) {
    before = own.size;
    for (const { pid, parent } of all) if (own.has(parent)) own.add(pid);
  }
  const outside = new Set([process.pid, ...boxes()]);
  return all.filter(({ pid }) => own.has(pid) && !outside.has(pid)).map(nameOf);
}

/** How many of them there still are, wherever they have gone. */
export function stillAlive(lives: ReadonlySet<string>): number {
  return processes().filter((entry) => lives.has(nameOf(entry))).length;
}

const nameOf = ({ pid, born }: Process): string => `${pid} ${born}`;
