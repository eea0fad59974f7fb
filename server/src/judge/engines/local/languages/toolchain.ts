import { basename } from 'node:path';
import type { LanguageKey } from '@stepwise/contracts/language';
import type { CompileResult, Limits } from '../../../engine.ts';
import type { Mount } from '../machine/box-command.ts';
import type { ProgramFile } from '../box/box-messages.ts';

/** Boxes that differ in what they have on board. */
export type BoxKind = 'run' | 'typescript';

/** A compiler that made nothing: it found errors in the source, nobody can tell, or it lacked what it runs on. */
export type CompilerEnd = 'refusal' | 'unsure' | 'breakdown';

export type CompileRequest = {
  readonly box: BoxKind;
  readonly files: readonly ProgramFile[];
  /** A compiler that writes below /w/out. */
  readonly argv: readonly string[];
  readonly endOf: (exitCode: number | null, said: string) => CompilerEnd;
};

export type CompileOutcome = CompileResult & {
  readonly files: readonly ProgramFile[];
  /** Whether it follows from the source alone: a compiler that was stopped or broke down may do otherwise again. */
  readonly isSure: boolean;
};

/** Runs a compiler, never outside a box. */
export type RunCompiler = (request: CompileRequest) => Promise<CompileOutcome>;

/**
 * How to keep a compiler running. It is asked for one file at a time and answers as its cold self
 * would, to the byte, or not at all.
 */
export type WarmRecipe = {
  readonly box: BoxKind;
  /** What it is started from, below /w. */
  readonly files: readonly ProgramFile[];
  readonly argv: readonly string[];
  /** Compiled so many times before it is used: the first programs take a hundred times as long as later ones. */
  readonly example: ProgramFile;
  readonly times: number;
};

/** A program that is ready to run; `entry` is what its command starts. */
export type Prepared = {
  readonly compile: CompileResult;
  readonly files: readonly ProgramFile[];
  readonly entry: string;
  /** Makes the program's own source of what its errors name; absent where they name it already. */
  readonly explain?: (stderr: Uint8Array) => Uint8Array;
};

/**
 * How a test is started; `stackKb` is the stack its interpreter counts on. With `fork` a supervisor
 * that was started by the same command copies itself instead.
 */
export type Command = {
  readonly argv: readonly string[];
  readonly stackKb: number;
  /** Address space for the stacks of all threads it may have, which the kernel counts as heap. */
  readonly threadStacksKb?: number;
  readonly fork?: boolean;
};

/** How one process runs a program for several tests, one after another. */
export type SharedRecipe = {
  /** What it is started from, beside the program's own files. @throws {BoxLostError} */
  files(compile: RunCompiler): Promise<readonly ProgramFile[]>;
  /** The same for every program: which one it is comes with its first test. */
  command(limits: Limits): Command;
};

/** `read` makes "Node.js 20.1.0" of what the command prints, or null of what it does not know. */
export type VersionQuestion = {
  readonly argv: readonly string[];
  readonly read: (text: string) => string | null;
};

/** One language of the engine: how a source becomes a program and a program a command. */
export interface Toolchain {
  readonly language: LanguageKey;
  readonly mounts: readonly Mount[];
  /** The version itself, or how to ask for it. */
  readonly version: string | VersionQuestion;
  /** A program that prints its only input line with "Hello, " before it: the probe runs it. */
  readonly hello: string;
  readonly warm: WarmRecipe | null;
  /** Null where each test is a process, always. */
  readonly shared: SharedRecipe | null;
  prepare(source: string, compile: RunCompiler): Promise<Prepared>;
  command(entry: string, limits: Limits): Command;
  /** A start that is sooner and gives a program less room. A right answer is one all the same. */
  lean?(entry: string): Command;
}

/** A language that cannot run on this machine, and what to do about it. */
export type MissingToolchain = {
  readonly language: LanguageKey;
  readonly reason: string;
  readonly remedy: string;
};

/** The program of an interpreter is its source. @param entry in the box, where its file is */
export function interpreted(source: string, entry: string): Promise<Prepared> {
  const files = [{ path: basename(entry), bytes: Buffer.from(source) }];
  return Promise.resolve({ compile: { ok: true, output: '' }, files, entry });
}
