import type { Box } from './box.ts';
import type {
  ProgramFile,
  ShareRequest,
  TestReport,
  TestRequest,
  TurnRequest,
} from './box-messages.ts';
import type { BoxPool } from './box-pool.ts';
import { BoxLostBeforeError, BoxLostError, BoxLostInTestError } from './questions.ts';
import type { BoxKind } from '../languages/toolchain.ts';

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
  #coming: Promise<Box> | null = null;
  #isSharing = false;

  constructor(pool: BoxPool, kind: BoxKind, files: readonly ProgramFile[], signal: AbortSignal) {
    this.#pool = pool;
    this.#kind = kind;
    this.#files = files;
    this.#signal = signal;
    signal.addEventListener('abort', this.#leave);
  }

  /** Whether there is a process for tests to share, as far as is known. */
  get isSharing(): boolean {
    return this.#isSharing && this.#box?.usable === true;
  }

  /**
   * Takes this box, in which a process waits for a first test, in the place of any other.
   * @throws the signal's reason
   */
  adopt(box: Box): void {
    if (this.#signal.aborted) box.destroy();
    this.#signal.throwIfAborted();
    box.load(this.#files);
    this.#box?.destroy();
    this.#box = box;
    this.#isSharing = true;
  }

  /**
   * Runs the test in a process shared with those before and after it; starts one when there is none.
   * @throws {BoxLostError} the box was lost
   * @throws the signal's reason
   */
  async turn(share: ShareRequest, request: TurnRequest): Promise<TestReport> {
    const isGoingOn = this.isSharing;
    this.#isSharing = true;
    return await this.#inBox(async (box) => {
      if (!isGoingOn) box.share(share);
      const report = await box.turn(request);
      this.#isSharing &&= report.stayed;
      return report;
    });
  }

  /**
   * @throws {BoxLostInTestError} the box was lost with the test in it, and so was the fresh one after it
   * @throws {BoxLostError} it was lost twice otherwise
   * @throws the signal's reason
   */
  async run(request: TestRequest): Promise<TestReport> {
    this.#isSharing = false;
    const lost: BoxLostError[] = [];
    while (lost.length < ATTEMPTS) {
      try {
        return await this.#inBox(async (box) => await box.run(request));
      } catch (error) {
        if (!(error instanceof BoxLostError)) throw error;
        // The test before it has been counted.
        if (!(error instanceof BoxLostBeforeError)) lost.push(error);
      }
    }
    const last = lost.at(-1);
    if (last && lost.every((error) => error instanceof BoxLostInTestError)) throw last;
    throw new BoxLostError(last?.message);
  }

  close(): void {
    this.#signal.removeEventListener('abort', this.#leave);
    this.#box?.destroy();
  }

  async #inBox(test: (box: Box) => Promise<TestReport>): Promise<TestReport> {
    let box: Box | null = null;
    try {
      box = await this.#usableBox();
      return await test(box);
    } catch (error) {
      this.#signal.throwIfAborted();
      box?.destroy();
      this.#pool.log(String(error));
      throw error;
    }
  }

  async #usableBox(): Promise<Box> {
    this.#signal.throwIfAborted();
    if (this.#box?.usable) return this.#box;
    // Two tests may want it at once.
    this.#coming ??= this.#takeBox().finally(() => (this.#coming = null));
    return await this.#coming;
  }

  async #takeBox(): Promise<Box> {
    const box = await this.#pool.take(this.#kind);
    if (this.#signal.aborted) box.destroy();
    this.#signal.throwIfAborted();
    box.load(this.#files);
    this.#box = box;
    return box;
  }
}
