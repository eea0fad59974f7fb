import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

export type Process = {
  readonly pid: number;
  readonly parent: number;
  /** Ticks of the clock since the machine started. */
  readonly born: number;
  readonly command: string;
};

/** All processes of the machine. */
export function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8');
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return [
          { pid: Number(name), parent: Number(fields[1]), born: Number(fields[19]), command },
        ];
      } catch {
        return [];
      }
    });
}

/** All that this process has started, and what they have. */
export function descendants(): number[] {
  const all = processes();
  const found = [process.pid];
  for (const parent of found) {
    found.push(...all.filter((one) => one.parent === parent).map(({ pid }) => pid));
  }
  return found.slice(1);
}

/** Outer processes of the boxes that this process keeps. */
export const boxes = (parent = process.pid): number[] =>
  processes()
    .filter(({ parent: by, command }) => by === parent && /bwrap|judge\/guard\.py/.test(command))
    .map(({ pid }) => pid);

/** Whether a process runs whose command line says `mark`. */
export const marked = (mark: string): boolean =>
  processes().some(({ command }) => command.includes(mark));

const WITHIN_MS = 60_000;

/** @throws when it does not come true within a minute */
export async function until(condition: () => boolean, what: string): Promise<void> {
  for (const end = Date.now() + WITHIN_MS; !condition();) {
    if (Date.now() > end) throw new Error(`never: ${what}`);
    await pause(20);
  }
}

/**
 * Kills the box in which the program with this mark runs, as a machine short of memory would.
 * @param keeper the process that keeps the boxes
 */
export async function killBoxOf(mark: string, keeper = process.pid): Promise<void> {
  await until(() => marked(mark), 'the program runs');
  const all = processes();
  const program = all.find(({ command }) => command.includes(mark));
  let found = program;
  while (found && found.parent !== keeper) found = all.find(({ pid }) => pid === found?.parent);
  if (!found) throw new Error('the program runs in no box');
  process.kill(found.pid, 'SIGKILL');
  // Of this very process: the program may run again, in the next box, before anybody looks.
  await until(() => processes().every(({ pid }) => pid !== program?.pid), 'the program is gone');
}
