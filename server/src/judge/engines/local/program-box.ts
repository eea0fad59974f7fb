import { BoxLostError } from './box.ts';
import type { Box } from './box.ts';
import type { ProgramFile, TestReport, TestRequest } from './box-messages.ts';
import type { BoxPool } from './box-pool.ts';
import type { BoxKind } from './toolchain.ts';

const ATTEMPTS = 2;

/**
 * A program's place to run: a box taken when it is first needed, replaced when it is lost, destroyed
 * at once when `signal` is aborted.
 */
export class ProgramBox {
  readonly #pool: BoxPool;
  readonly #kind: BoxKind;
  readonly #files: readonly ProgramFile[];
  readonly #signal: AbortSignal;
  readonly #leave = (): void => this.close();
  #box: Box | null = null;

  constructor(pool: BoxPool, kind: BoxKind, files: readonly ProgramFile[], signal: AbortSignal) {
    this.#pool = pool;
    this.#kind = kind;
    this.#files = files;
    this.#signal = signal;
    signal.addEventListener('abort', this.#leave);
  }

  /**
   * @throws {BoxLostError} the box was lost, and so was the fresh one after it
   * @throws the signal's reason
   */
  async run(request: TestRequest): Promise<TestReport> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const box = await this.#usableBox();
        return await box.run(request);
      } catch (error) {
        this.#signal.throwIfAborted();
        this.#box?.destroy();
        this.#pool.log(String(error));
        if (!(error instanceof BoxLostError) || attempt === ATTEMPTS) throw error;
      }
    }
  }

  close(): void {
    this.#signal.removeEventListener('abort', this.#leave);
    this.#box?.destroy();
  }

  async #usableBox(): Promise<Box> {
    this.#signal.throwIfAborted();
    if (this.#box?.usable) return this.#box;
    const box = await this.#pool.take(this.#kind);
    if (this.#signal.aborted) box.destroy();
    this.#signal.throwIfAborted();
    box.load(this.#files);
    this.#box = box;
    return box;
  }
}
