import type { Limits } from '../../../../engine.ts';
import { PYTHON_PROGRAM, pythonCommand } from '../../machine/box-command.ts';
import type { Command, Prepared, SharedRecipe, Toolchain } from '../toolchain.ts';

/** Recursion through C (lru_cache, sort keys, comparisons) lives on the process's stack. */
const STACK_KB = 64 << 10;
/** The supervisor's THREAD_STACK_BYTES. */
const THREAD_STACK_KB = 8 << 10;

/**
 * What is met often in programs that cannot share a process. shareable.py decides; this
 * only saves it the trouble.
 */
const HOPELESS = new RegExp(
  [
    /^[ \t]*(?:from|import)[ \t][^\n#]*\b(?:asyncio|contextlib|ctypes|decimal|gc|inspect|io|json)\b/,
    /^[ \t]*(?:from|import)[ \t][^\n#]*\b(?:logging|numpy|os|pathlib|queue|resource|signal)\b/,
    /^[ \t]*(?:from|import)[ \t][^\n#]*\b(?:subprocess|threading|traceback|types|weakref)\b/,
    /^[^'"#\n]*\b(?:eval|exec|getattr|open(?!\(0[,)])|setattr)\(/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'm',
);

/** @param python path of the interpreter, outside and inside the box */
export function python(python: string): Toolchain {
  // A copy of the supervisor's interpreter, without a start.
  const command = ({ processes }: Limits): Command => ({
    argv: pythonCommand(python),
    stackKb: STACK_KB,
    threadStacksKb: processes * THREAD_STACK_KB,
    fork: true,
  });
  const shared: SharedRecipe = {
    // Started from nothing but the supervisor itself.
    files: () => Promise.resolve([]),
    command,
    isHopeless: (source) => HOPELESS.test(source),
  };
  return {
    language: 'PYTHON',
    mounts: [],
    version: {
      argv: [python, '--version'],
      read: (text) => (/^Python \d/.test(text) ? text.trim() : null),
    },
    hello: `print('Hello, ' + input())`,
    warm: null,
    shared,
    prepare(source): Promise<Prepared> {
      return Promise.resolve({
        compile: { ok: true, output: '' },
        files: [{ path: 'main.py', bytes: Buffer.from(source) }],
        entry: PYTHON_PROGRAM,
      });
    },
    command: (_entry, limits) => command(limits),
  };
}
