import { dirname, join } from 'node:path';
import { KERNEL } from './control-files.ts';
import { ownGroup } from './own-group.ts';

/** The cgroup v2 that this process is in, and every box without one of its own; null where none can be seen. */
const OWN = findOwn();

/**
 * What the limits of a cgroup and of those above it leave: a container has less than its machine.
 * @returns kilobytes; Infinity where there is no limit
 */
export function roomAroundKb(group = OWN): number {
  let room = Infinity;
  for (let at = group ?? '/'; at !== dirname(at); at = dirname(at)) {
    room = Math.min(room, roomInKb(at));
  }
  return room;
}

function roomInKb(group: string): number {
  try {
    const limit = Number(KERNEL.read(join(group, 'memory.max')));
    if (Number.isNaN(limit)) return Infinity;
    const used = Number(KERNEL.read(join(group, 'memory.current')));
    // Of what files left in memory, this goes first.
    return (limit - used + figure(group, 'memory.stat', 'inactive_file')) / 1024;
  } catch {
    return Infinity;
  }
}

/**
 * How many processes the kernel has killed here so far because a limit, or the machine, had no memory left. Where no
 * cgroup v2 counts its own, which has none at its root either, those of all the machine.
 */
export function killsAround(group = OWN, machine = '/proc'): number {
  return killsIn(group, 'memory.events') ?? killsIn(machine, 'vmstat') ?? 0;
}

function killsIn(folder: string | null, file: string): number | null {
  try {
    return folder === null ? null : figure(folder, file, 'oom_kill');
  } catch {
    return null;
  }
}

function figure(folder: string, file: string, name: string): number {
  const lines = KERNEL.read(join(folder, file)).split('\n');
  return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length) ?? 0);
}

function findOwn(): string | null {
  try {
    return ownGroup(KERNEL.read('/proc/self/mountinfo'), KERNEL.read('/proc/self/cgroup'));
  } catch {
    return null;
  }
}
