import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CompileOutcome, CompileRequest, RunCompiler } from '../languages/toolchain.ts';
import { unlessAborted } from '../../../../lib/unless-aborted.ts';

/** A program of the bank compiles to a few kilobytes. */
const BOUNDS = { maxSize: 32 << 20, max: 256 };
/** What an entry takes beside its bytes. */
const ENTRY_BYTES = 512;

/** Asked by anybody who waits for it; ended when nobody does any more. */
type UnderWay = {
  readonly outcome: Promise<CompileOutcome>;
  readonly stop: AbortController;
  waiting: number;
};

/**
 * What compilers have made of programs, for whoever asks for the same: the next run of a program, each round
 * of a search. It is kept in this process alone. What a box gets is a copy.
 */
export class CompileCache {
  readonly #kept: LRUCache<string, CompileOutcome>;
  readonly #underWay = new Map<string, UnderWay>();

  constructor(bounds = BOUNDS) {
    this.#kept = new LRUCache({ ...bounds, sizeCalculation: bytesOf });
  }

  /**
   * A compiler that looks here first. Those who ask for the same at once share one compilation, which goes on
   * as long as one of them waits.
   * @param version of the compiler
   * @param compilerFor the compiler itself, until a signal
   */
  before(
    version: string,
    compilerFor: (signal: AbortSignal) => RunCompiler,
    signal: AbortSignal,
  ): RunCompiler {
    return async (request) => {
      const key = keyOf(version, request);
      const kept = this.#kept.get(key);
      if (kept) return kept;
      const work = this.#underWay.get(key) ?? this.#begin(key, request, compilerFor);
      work.waiting += 1;
      try {
        return await unlessAborted(work.outcome, signal);
      } finally {
        work.waiting -= 1;
        if (work.waiting === 0) this.#end(key, work);
      }
    };
  }

  #begin(
    key: string,
    request: CompileRequest,
    compilerFor: (signal: AbortSignal) => RunCompiler,
  ): UnderWay {
    const stop = new AbortController();
    const outcome = compilerFor(stop.signal)(request).then((made) => {
      if (!made.isSure) return made;
      const own = copyOf(made);
      this.#kept.set(key, own);
      return own;
    });
    // Everybody who waits may leave before it fails.
    outcome.catch(() => undefined);
    const work = { outcome, stop, waiting: 0 };
    this.#underWay.set(key, work);
    return work;
  }

  /** Whoever asks from now on does not find it here. */
  #end(key: string, work: UnderWay): void {
    if (this.#underWay.get(key) === work) this.#underWay.delete(key);
    work.stop.abort(new Error('Nobody waits for the compiler'));
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
