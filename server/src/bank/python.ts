import { spawn } from 'node:child_process';

/** The system's own Python first: a version manager's wrapper costs 100 ms each time. */
const CANDIDATES = ['/usr/bin/python3', 'python3', 'python'];
const TIME_LIMIT_MS = 60_000;

export type PythonResult = {
  readonly exitCode: number | null;
  readonly stdout: Buffer;
  readonly stderr: string;
};

/** Runs programs of the bank, which are ours: generators, validators, reference solutions. */
export type Python = (
  script: readonly string[],
  stdin: string | Uint8Array,
) => Promise<PythonResult>;

let found: Promise<Python | null> | undefined;

/** A Python from 3.8 on, or null when this machine has none. */
export function findPython(): Promise<Python | null> {
  found ??= probe();
  return found;
}

async function probe(): Promise<Python | null> {
  const isRecent = ['-c', 'import sys; sys.exit(sys.version_info < (3, 8))'];
  for (const command of CANDIDATES) {
    const result = await run(command, isRecent, '').catch(() => null);
    if (result?.exitCode === 0) return (script, stdin) => run(command, script, stdin);
  }
  return null;
}

/** `-I`: nothing of the person's own Python setup; `-B`: leaves no compiled files in the bank. */
function run(
  command: string,
  script: readonly string[],
  stdin: string | Uint8Array,
): Promise<PythonResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, ['-I', '-B', ...script], { timeout: TIME_LIMIT_MS });
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
