import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JudgeEngine, RunResult } from '../engine.ts';
import { KeptWork } from '../kept-work.ts';
import type { CppChecker } from './cpp-checker.ts';

/** A program, or why there is none, in words for the checker's author. */
export type CompiledCpp =
  | { readonly binary: Uint8Array; readonly reason: null }
  | { readonly binary: null; readonly reason: string };

const MIB = 1024 * 1024;
const LIMITS = {
  cpuMs: 60_000,
  wallMs: 121_000,
  memoryKb: 1024 * 1024,
  outputBytes: 4 * MIB,
  processes: 64,
} as const;
const KEPT = {
  ...{ maxSize: 32 * MIB, max: 256 },
  sizeOf: ({ binary }: CompiledCpp) => binary?.byteLength ?? 1,
  isKept: ({ binary }: CompiledCpp) => binary !== null,
};
/** As compile.py exits. */
const EXIT = { done: 0, noCompiler: 3, refused: 4 } as const;
const SAID_LENGTH = 600;

const COMPILE = readFileSync(join(import.meta.dirname, 'compile.py'), 'utf8');

/** By engine: a program runs where it was compiled. */
const programs = new WeakMap<JudgeEngine, KeptWork<CompiledCpp>>();

/**
 * Compiles the sources in the engine's sandbox, once: the program is kept by their hash, within a
 * bound. Whoever asks meanwhile waits for the same compiler.
 * @throws what JudgeEngine.run throws
 */
export async function compileCpp(
  engine: JudgeEngine,
  { files }: Pick<CppChecker, 'files'>,
  signal: AbortSignal,
): Promise<CompiledCpp> {
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  const kept = programs.get(engine) ?? new KeptWork<CompiledCpp>(KEPT);
  programs.set(engine, kept);
  return await kept.get(hash, (until) => compile(engine, files, until), signal);
}

async function compile(
  engine: JudgeEngine,
  files: CppChecker['files'],
  signal: AbortSignal,
): Promise<CompiledCpp> {
  const job = {
    program: { language: 'PYTHON' as const, source: COMPILE },
    inputs: [Buffer.from(JSON.stringify({ files }))],
    limits: LIMITS,
    owner: 'checkers',
  };
  for await (const event of engine.run(job, signal)) {
    if (event.kind === 'result') return outcomeOf(event.result);
  }
  return { binary: null, reason: 'the judge lost its compiler' };
}

function outcomeOf({ ending, exitCode, stdout, stderr }: RunResult): CompiledCpp {
  if (ending === 'exited' && exitCode === EXIT.done) return { binary: stdout, reason: null };
  const said = Buffer.from(stderr).toString().trim().slice(0, SAID_LENGTH);
  return {
    binary: null,
    reason: `it ${reasonOf(ending, exitCode)}${said === '' ? '' : `: ${said}`}`,
  };
}

function reasonOf(ending: RunResult['ending'], exitCode: number | null): string {
  if (ending === 'memory-limit' || ending === 'cpu-limit' || ending === 'wall-limit') {
    return 'takes more time or memory to compile than there is';
  }
  if (ending === 'output-limit') return `compiles to more than ${LIMITS.outputBytes / MIB} MiB`;
  if (exitCode === EXIT.noCompiler) {
    return 'is written in C++, and there is no g++ where programs run (apt-get install g++)';
  }
  return exitCode === EXIT.refused ? 'does not compile' : 'could not be compiled';
}
