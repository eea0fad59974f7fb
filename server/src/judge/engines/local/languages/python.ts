import { PYTHON_PROGRAM, pythonCommand } from '../box-command.ts';
import type { Command, Prepared, Toolchain } from '../toolchain.ts';

/** Recursion through C (lru_cache, sort keys, comparisons) lives on the process's stack. */
const STACK_KB = 64 << 10;
/** Tests are copies of the supervisor's interpreter. False starts a new interpreter for each. */
const FORK = true;

/** @param python path of the interpreter, outside and inside the box */
export function python(python: string): Toolchain {
  const command = (): Command => ({
    argv: pythonCommand(python),
    stackKb: STACK_KB,
    fork: FORK,
  });
  return {
    language: 'PYTHON',
    mounts: [],
    version: {
      argv: [python, '--version'],
      read: (text) => (/^Python \d/.test(text) ? text.trim() : null),
    },
    hello: `print('Hello, ' + input())`,
    warm: null,
    // Started from nothing but the supervisor itself.
    shared: FORK ? { files: () => Promise.resolve([]), command } : null,
    prepare(source): Promise<Prepared> {
      return Promise.resolve({
        compile: { ok: true, output: '' },
        files: [{ path: 'main.py', bytes: Buffer.from(source) }],
        entry: PYTHON_PROGRAM,
      });
    },
    command,
  };
}
