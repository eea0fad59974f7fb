import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import { firstSignal, type FirstSignal } from '../../../lib/process/first-signal.ts';
import { unlessAborted } from '../../../lib/unless-aborted.ts';
import { BankError, bankError } from '../../bank-error.ts';
import type { Conversion } from '../convert-tree.ts';
import { cpuDeadline } from './cpu-deadline.ts';
import type { ReadAnswer, ReadRequest } from './read-request.ts';

/** Nobody can read a package now: too many wait, or the machine is too busy to start a thread. */
export class PackageReaderBusyError extends Error {
  override readonly name = 'PackageReaderBusyError';
}

export type PackageReaderOptions = {
  /** Module that the thread runs. */
  readonly worker: string;
  /** Work of the thread on one package: other work of the machine does not count. */
  readonly deadlineMs: number;
  readonly heapMb: number;
  /** Packages that may wait for their turn. */
  readonly queueMax: number;
};

const DEFAULTS: PackageReaderOptions = {
  worker: join(import.meta.dirname, 'package-reader-worker.ts'),
  // Most packages take milliseconds, the largest allowed ones about a second.
  deadlineMs: 10_000,
  // Tests count for up to 96 MiB, twice where their characters take two bytes.
  heapMb: 768,
  queueMax: 8,
};

/** A thread compiles our TypeScript first, which takes its time on a busy machine. */
const START_DEADLINE_MS = 60_000;

/**
 * Reads packages in a worker thread, one at a time. Strangers wrote the texts: whatever makes
 * reading them slow or large ends with the thread, and the event loop never meets them.
 */
export class PackageReader {
  readonly #options: PackageReaderOptions;
  readonly #pool: Piscina;
  #lastTurn: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(options: Partial<PackageReaderOptions> = {}) {
    this.#options = { ...DEFAULTS, ...options };
    this.#pool = new Piscina({
      filename: this.#options.worker,
      name: 'answer',
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 10_000,
      execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
      resourceLimits: { maxOldGenerationSizeMb: this.#options.heapMb },
    });
  }

  /**
   * @param signal ends the reading, or the wait for a turn
   * @throws {BankError} with everything that is wrong with the package, or that it takes too much
   *   time or memory to read
   * @throws {PackageReaderBusyError}
   */
  async read(
    request: ReadRequest,
    signal: AbortSignal = new AbortController().signal,
  ): Promise<Conversion> {
    if (this.#waiting >= this.#options.queueMax) {
      throw new PackageReaderBusyError('Too many packages are waiting to be read');
    }
    this.#waiting++;
    const before = this.#lastTurn;
    const reading = unlessAborted(before, signal).then(() => this.#read(request, signal));
    // Whoever left does not let the next one in early.
    this.#lastTurn = Promise.allSettled([before, reading]).then(() => undefined);
    return reading.finally(() => this.#waiting--);
  }

  async #read(request: ReadRequest, signal: AbortSignal): Promise<Conversion> {
    const start = firstSignal([signal], START_DEADLINE_MS);
    const ready = await this.#ask(null, start).catch((error: unknown) => {
      if (signal.aborted || !isAbort(error)) throw error;
      throw new PackageReaderBusyError('The server is too busy to read a package');
    });
    const thread = 'thread' in ready ? ready.thread : null;
    const deadline = cpuDeadline(thread, this.#options.deadlineMs, signal);
    const answer = await this.#ask(request, deadline).catch((error: unknown) => {
      throw signal.aborted ? error : this.#tooMuch(request, error);
    });
    if ('issues' in answer) throw new BankError(answer.issues);
    if ('thread' in answer) throw new Error('The package reader gave no answer');
    return withBuffers(answer.conversion);
  }

  /** @throws when the signal aborts; the thread is ended then */
  async #ask(request: ReadRequest | null, { signal, release }: FirstSignal): Promise<ReadAnswer> {
    try {
      return (await this.#pool.run(request, { signal })) as ReadAnswer;
    } finally {
      release();
    }
  }

  #tooMuch({ from }: ReadRequest, error: unknown): unknown {
    const name = typeof from === 'string' ? from : from.name;
    const { deadlineMs, heapMb } = this.#options;
    if (isAbort(error)) {
      return bankError(name, `takes longer than ${deadlineMs / 1000} seconds to read`);
    }
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code !== 'ERR_WORKER_OUT_OF_MEMORY') return error;
    return bankError(name, `takes more than ${heapMb} MB of memory to read`);
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** Buffers arrive as plain arrays of bytes. */
function withBuffers(conversion: Conversion): Conversion {
  const files = [...conversion.tree.files].map(([path, bytes]): [string, Buffer] => [
    path,
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  ]);
  return { ...conversion, tree: { ...conversion.tree, files: new Map(files) } };
}

const reader = new PackageReader();

/** As PackageReader.read, with the process's one reader. */
export function readPackage(request: ReadRequest, signal?: AbortSignal): Promise<Conversion> {
  return reader.read(request, signal);
}
