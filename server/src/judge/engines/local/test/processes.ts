import { readdirSync, readFileSync } from 'node:fs';

export type Process = { readonly pid: number; readonly parent: number; readonly command: string };

/** All processes of the machine. */
export function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8');
        const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
        return [{ pid: Number(name), parent, command }];
      } catch {
        return [];
      }
    });
}

/** Outer processes of the boxes that this process keeps. */
export const boxes = (parent = process.pid): number[] =>
  processes()
    .filter((entry) => entry.parent === parent && entry.command.includes('bwrap'))
    .map(({ pid }) => pid);
