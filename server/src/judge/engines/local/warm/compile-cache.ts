import { createHash } from 'node:crypto';
import { KeptWork } from '../../../kept-work.ts';
import type { CompileOutcome, CompileRequest, RunCompiler } from '../languages/toolchain.ts';

/** A program of the bank compiles to a few kilobytes. */
const BOUNDS = { maxSize: 32 << 20, max: 256 };
/** What an entry takes beside its bytes. */
const ENTRY_BYTES = 512;

/**
 * What compilers have made of programs, for whoever asks for the same: the next run of a program, each round
 * of a search. It is kept in this process alone. What a box gets is a copy.
 */
export class CompileCache {
  readonly #work: KeptWork<CompileOutcome>;

  constructor(bounds = BOUNDS) {
    this.#work = new KeptWork({ ...bounds, sizeOf: bytesOf, isKept: ({ isSure }) => isSure });
  }

  /**
   * A compiler that looks here first.
   * @param version of the compiler
   * @param compilerFor the compiler itself, until a signal
   */
  before(
    version: string,
    compilerFor: (signal: AbortSignal) => RunCompiler,
    signal: AbortSignal,
  ): RunCompiler {
    return async (request) => {
      const compile = async (until: AbortSignal) => copyOf(await compilerFor(until)(request));
      return await this.#work.get(keyOf(version, request), compile, signal);
    };
  }
}

function keyOf(version: string, { box, argv, files }: CompileRequest): string {
  const hash = createHash('sha256');
  const sizes = files.map(({ path, bytes }) => [path, bytes.byteLength]);
  hash.update(JSON.stringify([version, box, argv, sizes]));
  for (const { bytes } of files) hash.update(bytes);
  return hash.digest('base64');
}

/** Without what else lay in the answer of the box that they are part of. */
function copyOf({ files, ...outcome }: CompileOutcome): CompileOutcome {
  const copies = files.map(({ path, bytes }) => ({ path, bytes: new Uint8Array(bytes) }));
  return { ...outcome, files: copies };
}

function bytesOf({ output, files }: CompileOutcome): number {
  const sizes = files.map(({ path, bytes }) => 2 * path.length + bytes.byteLength + ENTRY_BYTES);
  return sizes.reduce((sum, size) => sum + size, ENTRY_BYTES + 2 * output.length);
}
