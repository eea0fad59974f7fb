import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const CLI = join(import.meta.dirname, '../../../cli');

export type CommandOptions = {
  readonly input?: string;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
};

/** Runs a command as a person would, with nothing of this machine's but Node. */
export function startCommandLine(
  home: string,
  args: readonly string[],
  { input = '', cwd = home, env = {} }: CommandOptions = {},
) {
  const child = spawn(process.execPath, [join(CLI, 'stepwise.mjs'), ...args], {
    cwd,
    env: { HOME: home, XDG_CONFIG_HOME: home, APPDATA: home, PATH: '', ...env },
    timeout: 50_000,
  });
  const ran = { out: '', err: '', exit: null as number | null };
  child.stdout.on('data', (chunk: Buffer) => (ran.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (ran.err += chunk.toString()));
  child.stdin.end(input);
  const ended = once(child, 'close').then(([exit]) => {
    ran.exit = exit as number | null;
    return ran;
  });
  /** Closes the pipe that it prints into. */
  const stopReading = () => child.stdout.destroy();
  return { ran, ended, stopReading };
}
