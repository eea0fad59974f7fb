import { basename, dirname, join } from 'node:path';
import { codeOf } from './control-files.ts';
import type { ControlFiles } from './control-files.ts';

/** By this name of the server's own cgroup the operator leaves the one above it to the server. */
export const SERVER_GROUP = 'stepwise-server';
const NEEDED = ['memory', 'pids'];

/**
 * Makes limited groups possible beside the server's own.
 * @param own the folder of the server's cgroup, version 2
 * @returns the folder to make them in
 * @throws with the reason, for the operator, when that is not possible or not allowed
 */
export function openHome(own: string, files: ControlFiles): string {
  if (basename(own) !== SERVER_GROUP) throw new Error(`its cgroup is not named ${SERVER_GROUP}`);
  const home = dirname(own);
  const words = (name: string): string[] => files.read(join(home, name)).trim().split(/\s+/);
  const lacks = (name: string): boolean => NEEDED.some((needed) => !words(name).includes(needed));
  if (lacks('cgroup.controllers')) {
    throw new Error('its cgroup has no controllers for memory and processes');
  }
  const control = 'cgroup.subtree_control';
  if (lacks(control)) enable(join(home, control), files);
  return home;
}

function enable(control: string, files: ControlFiles): void {
  try {
    files.write(control, NEEDED.map((controller) => `+${controller}`).join(' '));
  } catch (error) {
    const code = codeOf(error);
    const why = code === 'EBUSY' ? 'other processes are in the cgroup above its own' : code;
    throw new Error(`it may not limit groups beside its own (${why})`, { cause: error });
  }
}
