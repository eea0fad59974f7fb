import { spawn } from 'node:child_process';

export type ProcessResult = {
  /** Null when a signal ended it. */
  readonly exitCode: number | null;
  readonly stdout: Buffer;
  readonly stderr: string;
};

const TIME_LIMIT_MS = 60_000;

/**
 * Runs a program to its end. For programs of ours only: what candidates write runs in the judge.
 * @throws when it cannot be started
 */
export function runProcess(
  command: string,
  args: readonly string[],
  stdin: string | Uint8Array = '',
): Promise<ProcessResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { timeout: TIME_LIMIT_MS });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    child.on('error', reject);
    child.on('close', (exitCode) =>
      resolve({
        exitCode,
        stdout: Buffer.concat(stdout),
        stderr: Buffer.concat(stderr).toString(),
      }),
    );
    // A program may end without reading its input.
    child.stdin.on('error', () => undefined);
    child.stdin.end(stdin);
  });
}
