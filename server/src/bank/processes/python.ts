import { type ProcessOptions, type ProcessResult, runProcess } from './run-process.ts';

/** The system's own Python first: a version manager's wrapper costs 100 ms each time. */
const CANDIDATES = ['/usr/bin/python3', 'python3', 'python'];

/** Whether a program leaves the processor to everybody else, and what ends it. */
export type PythonOptions = Pick<ProcessOptions, 'isNice' | 'signal'>;

/** Runs Python programs of the bank: generators, validators, reference solutions. */
export type Python = (
  script: readonly string[],
  stdin: string | Uint8Array,
  options?: PythonOptions,
) => Promise<ProcessResult>;

let found: Promise<Python | null> | undefined;

/** A Python from 3.8 on, or null when this machine has none. */
export function findPython(): Promise<Python | null> {
  found ??= probe();
  return found;
}

async function probe(): Promise<Python | null> {
  const isRecent = ['-c', 'import sys; sys.exit(sys.version_info < (3, 8))'];
  for (const command of CANDIDATES) {
    const python = pythonAt(command);
    const result = await python(isRecent, '').catch(() => null);
    if (result?.exitCode === 0) return python;
  }
  return null;
}

/** `-I`: nothing of the person's own Python setup; `-B`: leaves no compiled files in the bank. */
function pythonAt(command: string): Python {
  return (script, stdin, options) => runProcess(command, ['-I', '-B', ...script], stdin, options);
}
