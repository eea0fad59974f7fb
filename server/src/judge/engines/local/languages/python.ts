import type { Prepared, Toolchain } from '../toolchain.ts';

/** Recursion through C (lru_cache, sort keys, comparisons) lives on the process's stack. */
const STACK_KB = 64 << 10;

/** @param python path of the interpreter, outside and inside the box */
export function python(python: string): Toolchain {
  return {
    language: 'PYTHON',
    mounts: [],
    version: {
      argv: [python, '--version'],
      read: (text) => (/^Python \d/.test(text) ? text.trim() : null),
    },
    hello: `print('Hello, ' + input())`,
    warm: null,
    prepare(source): Promise<Prepared> {
      return Promise.resolve({
        compile: { ok: true, output: '' },
        files: [{ path: 'main.py', bytes: Buffer.from(source) }],
        entry: '/w/main.py',
      });
    },
    command: (entry) => ({ argv: [python, '-B', entry], stackKb: STACK_KB }),
  };
}
