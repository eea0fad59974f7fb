import { basename, dirname, join } from 'node:path';
import { codeOf } from './control-files.ts';
import type { ControlFiles } from './control-files.ts';

/** What is asked of the machine about processes and units. */
export type Neighbourhood = {
  /** 0 for a process that is gone or whose parent is not to be seen. */
  readonly parentOf: (pid: number) => number;
  /** Whether systemd leaves the groups below this unit's to the unit. */
  readonly isDelegated: (unit: string, isUsers: boolean) => Promise<boolean>;
};

/** The group that the server itself, and who started it, go to: groups with limits have no room. */
const LEAF = 'stepwise-server';
const NEEDED = ['memory', 'pids'];
/** A process may be born while the others move. */
const MOVE_ATTEMPTS = 3;

/**
 * Makes groups with limits possible below the group that this server is in (cgroup v2).
 * @param own the server's group
 * @returns the folder to make them in
 * @throws in words, when that is not for us to do
 */
export async function openUnified(
  own: string,
  files: ControlFiles,
  around: Neighbourhood,
): Promise<string> {
  const home = basename(own) === LEAF ? dirname(own) : own;
  const words = (path: string): string[] => files.read(path).trim().split(/\s+/);
  const has = words(join(home, 'cgroup.controllers'));
  if (!NEEDED.every((controller) => has.includes(controller))) {
    throw new Error('cgroup v2 gives it no controllers for memory and pids');
  }
  const [, unit] = /([^/]+\.(?:service|scope))$/.exec(home) ?? [];
  if (unit !== undefined && !(await around.isDelegated(unit, /\/user@\d+\.service\//.test(home)))) {
    throw new Error(`systemd keeps the groups of ${unit} to itself`);
  }
  const control = join(home, 'cgroup.subtree_control');
  if (NEEDED.every((controller) => words(control).includes(controller))) return home;
  if (isRoot(home, files)) {
    enable(control, files);
    return home;
  }
  // What is in a unit of its own belongs to it. Elsewhere it may be anybody's.
  if (unit === undefined && !areOneFamily(membersOf(home, files), around.parentOf)) {
    throw new Error('it shares its cgroup with programs that are not its own');
  }
  moveAndEnable(home, control, files);
  return home;
}

/** The root of all groups, which may have members and limits below it. */
function isRoot(home: string, files: ControlFiles): boolean {
  try {
    files.read(join(home, 'cgroup.type'));
    return false;
  } catch {
    return true;
  }
}

function enable(control: string, files: ControlFiles): void {
  try {
    files.write(control, NEEDED.map((controller) => `+${controller}`).join(' '));
  } catch (error) {
    throw new Error(`it may not limit groups of its own (${codeOf(error)})`, { cause: error });
  }
}

function membersOf(folder: string, files: ControlFiles): number[] {
  return files.read(join(folder, 'cgroup.procs')).split('\n').filter(Boolean).map(Number);
}

function moveAndEnable(home: string, control: string, files: ControlFiles): void {
  const leaf = join(home, LEAF);
  try {
    files.make(leaf);
  } catch (error) {
    const code = codeOf(error);
    if (code !== 'EEXIST') throw new Error(`it may not make groups (${code})`, { cause: error });
  }
  try {
    for (let attempt = 1; ; attempt += 1) {
      for (const pid of membersOf(home, files)) move(pid, leaf, files);
      try {
        enable(control, files);
        return;
      } catch (error) {
        if (attempt === MOVE_ATTEMPTS) throw error;
      }
    }
  } catch (error) {
    for (const pid of membersOf(leaf, files)) move(pid, home, files);
    files.remove(leaf);
    throw error;
  }
}

function move(pid: number, to: string, files: ControlFiles): void {
  try {
    files.write(join(to, 'cgroup.procs'), String(pid));
  } catch (error) {
    // It has ended meanwhile.
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

/** Whether all members descend from one of them: the command that started the server. */
function areOneFamily(members: readonly number[], parentOf: (pid: number) => number): boolean {
  const inside = new Set(members);
  return members.filter((pid) => !inside.has(parentOf(pid))).length <= 1;
}
