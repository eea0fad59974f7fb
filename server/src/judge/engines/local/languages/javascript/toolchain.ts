import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Limits } from '../../../../engine.ts';
import { interpreted } from '../toolchain.ts';
import type { Command, SharedRecipe, Toolchain } from '../toolchain.ts';

/**
 * Node's own 984 KB end at some 11 000 frames, too few for a recursion over a list of 10^5. The rest
 * up to the process's 8 MB is left to native code.
 */
const V8_STACK_KB = 7000;
const STACK_KB = 8 << 10;

/** The main module of a program, also of compiled TypeScript. */
export const NODE_PROGRAM = '/w/main.js';

function nodeCommand(node: string, start: readonly string[], { memoryKb }: Limits): Command {
  const flags = [`--max-old-space-size=${Math.max(16, memoryKb >> 10)}`];
  return { argv: [node, ...flags, `--stack-size=${V8_STACK_KB}`, ...start], stackKb: STACK_KB };
}

/** Below /w, where the supervisor puts them. */
const FOLDER = '.runner';
const RUNNER = `${FOLDER}/shared-runner.cjs`;

function sharedNode(node: string): SharedRecipe {
  const own = join(import.meta.dirname, 'runner');
  const files = readdirSync(own).map((name) => ({
    path: `${FOLDER}/${name}`,
    bytes: readFileSync(join(own, name)),
  }));
  return {
    files: () => Promise.resolve(files),
    command: (limits) => nodeCommand(node, ['--require', `/w/${RUNNER}`, NODE_PROGRAM], limits),
  };
}

/** How programs are run, also compiled TypeScript. */
export function runByNode(node: string): Pick<Toolchain, 'shared' | 'command' | 'lean'> {
  return {
    shared: sharedNode(node),
    command: (entry, limits) => nodeCommand(node, [entry], limits),
    // As at a shell. Node.js has its own modules compiled beforehand, for an interpreter without flags: with any
    // of them it compiles what it loads, which takes 3 ms, and 10 where a program reads by `readline`.
    lean: (entry) => ({ argv: [node, entry], stackKb: STACK_KB }),
  };
}

/** @param node path of the interpreter inside the box */
export function javascript(node: string, mounts: Toolchain['mounts']): Toolchain {
  return {
    language: 'JAVASCRIPT',
    mounts,
    version: {
      argv: [node, '--version'],
      read: (text) => (/^v\d/.test(text) ? `Node.js ${text.slice(1).trim()}` : null),
    },
    hello: `console.log('Hello, ' + require('fs').readFileSync(0, 'utf8').trim());`,
    warm: null,
    ...runByNode(node),
    prepare: (source) => interpreted(source, NODE_PROGRAM),
  };
}
