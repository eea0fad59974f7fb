import type { LanguageKey } from '@stepwise/contracts/language';
import { readFileSync } from 'node:fs';
import type { Limits } from '../../../engine.ts';
import { COMPILER_FLAGS, javaFlags } from '../../local/languages/java.ts';
import { nodeFlags } from '../../local/languages/javascript.ts';

/** What a harness is started in, and what it needs beside the programs it runs. */
export type Runtime = {
  readonly harness: string;
  readonly flags: (limits: Pick<Limits, 'memoryKb'>) => readonly string[];
  readonly compilerFlags: readonly string[];
  readonly memoryKb: number;
  readonly processes: number;
  /** CPU time of the harness itself. */
  readonly ownMs: number;
  readonly compileMs: number;
  /** CPU time that a program costs before its first line. */
  readonly startMs: number;
};

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const NODE: Runtime = {
  harness: read('harness.cjs'),
  flags: nodeFlags,
  compilerFlags: [],
  memoryKb: 64 << 10,
  processes: 16,
  ownMs: 700,
  compileMs: 0,
  startMs: 50,
};

/** A compiled TypeScript program is one of JavaScript. */
export const RUNTIMES: Readonly<Record<LanguageKey, Runtime>> = {
  JAVASCRIPT: NODE,
  TYPESCRIPT: NODE,
  PYTHON: {
    harness: read('harness.py'),
    flags: () => ['-B'],
    compilerFlags: [],
    memoryKb: 32 << 10,
    processes: 2,
    ownMs: 500,
    compileMs: 0,
    startMs: 20,
  },
  JAVA: {
    harness: read('harness.java'),
    flags: javaFlags,
    compilerFlags: COMPILER_FLAGS,
    memoryKb: 96 << 10,
    processes: 48,
    ownMs: 1500,
    compileMs: 4000,
    startMs: 120,
  },
};
