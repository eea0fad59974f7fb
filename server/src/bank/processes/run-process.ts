import { spawn } from 'node:child_process';

export type ProcessResult = {
  /** Null when a signal ended it. */
  readonly exitCode: number | null;
  readonly stdout: Buffer;
  /** Why it was ended, too, when it took too long. */
  readonly stderr: string;
};

export type ProcessOptions = {
  /** Of processor time, in whole seconds: how crowded the machine is does not count. */
  readonly cpuSeconds?: number;
  /** By the clock, for one that waits for ever. */
  readonly wallMs?: number;
  /** Whether everybody else goes before it. */
  readonly isNice?: boolean;
  /** Ends it. */
  readonly signal?: AbortSignal | undefined;
};

const CPU_SECONDS = 60;
const WALL_MS = 600_000;

/** The shell sets the limit for itself and becomes the program. */
const LIMITED = 'ulimit -S -t "$1"; shift; exec "$@"';

/**
 * Runs a program to its end. For programs of ours only: what candidates write runs in the judge.
 * @throws when it cannot be started, and when the signal has ended it
 */
export function runProcess(
  command: string,
  args: readonly string[],
  stdin: string | Uint8Array = '',
  { cpuSeconds = CPU_SECONDS, wallMs = WALL_MS, isNice = false, signal }: ProcessOptions = {},
): Promise<ProcessResult> {
  return new Promise((resolve, reject) => {
    const nice = isNice ? ['nice', '-n', '19'] : [];
    const limited = ['-c', LIMITED, 'sh', String(cpuSeconds), ...nice, command, ...args];
    const child = spawn('/bin/sh', limited, { timeout: wallMs, signal });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    child.on('error', reject);
    child.on('close', (exitCode, signal) => {
      let said = Buffer.concat(stderr).toString();
      if (exitCode === NOT_FOUND) return reject(new Error(`${command} cannot be started: ${said}`));
      if (signal === 'SIGXCPU') said += `It took more than ${cpuSeconds} s of processor time.\n`;
      else if (child.killed) said += `It did not end within ${wallMs / 1000} s.\n`;
      resolve({ exitCode, stdout: Buffer.concat(stdout), stderr: said });
    });
    // A program may end without reading its input.
    child.stdin.on('error', () => undefined);
    child.stdin.end(stdin);
  });
}

/** What a shell answers for a program that is not there. */
const NOT_FOUND = 127;
