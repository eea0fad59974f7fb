import type { Limits } from '../../../../engine.ts';
import { PYTHON_PROGRAM, pythonCommand } from '../../machine/box-command.ts';
import { interpreted } from '../toolchain.ts';
import type { Command, Toolchain } from '../toolchain.ts';

/** Recursion through C (lru_cache, sort keys, comparisons) lives on the process's stack. */
const STACK_KB = 64 << 10;
/** The supervisor's THREAD_STACK_BYTES. */
const THREAD_STACK_KB = 8 << 10;

/** @param python path of the interpreter, outside and inside the box */
export function python(python: string): Toolchain {
  // A copy of the supervisor's interpreter, without a start.
  const command = ({ processes }: Limits): Command => ({
    argv: pythonCommand(python),
    stackKb: STACK_KB,
    threadStacksKb: processes * THREAD_STACK_KB,
    fork: true,
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
    shared: { files: () => Promise.resolve([]), command },
    prepare: (source) => interpreted(source, PYTHON_PROGRAM),
    command: (_entry, limits) => command(limits),
  };
}
