import type { Box } from '../box/box.ts';
import type { Answer, BoxLimits, ProgramFile } from '../box/box-messages.ts';
import type { BoxPool } from '../box/box-pool.ts';
import type { QuietLock } from '../../../quiet-lock.ts';
import type { CompileOutcome, WarmRecipe } from '../languages/toolchain.ts';
import { hasLeft, question, toOutcome } from './warm-messages.ts';

/** What a cold compiler gets after a warm one met a limit is not part of it: cold limits decide. */
const LIMITS: BoxLimits = {
  cpuMs: 3000,
  wallMs: 6000,
  memoryKb: 768 << 10,
  dataKb: 2 << 20,
  stackKb: 8 << 10,
  outputBytes: 1 << 20,
  processes: 128,
};
/** Until it has compiled its first program: the start of a virtual machine, on a busy machine. */
const START_LIMITS: BoxLimits = { ...LIMITS, cpuMs: 20_000, wallMs: 60_000 };
/** CPU time of a whole life. Each answer has a bound of its own, so this is only a second net. */
const LIFE_LIMITS: BoxLimits = { ...LIMITS, cpuMs: 3_600_000 };
const MOST_COMPILES = 200;
const MOST_MEMORY_KB = 400 << 10;
const IDLE_MS = 10 * 60_000;
/** In a row, of starts. A compiler that cannot be kept warm here is not tried for ever. */
const MOST_FAILED_STARTS = 3;

export type WarmOptions = {
  readonly pool: BoxPool;
  readonly quiet: QuietLock;
  readonly recipe: WarmRecipe;
  readonly idleMs?: number;
};

/**
 * A compiler that is kept running in a box of its own, where nothing it compiles is ever run. It
 * answers or it does not; whoever asks has a cold one to turn to, and any doubt ends it.
 */
export class WarmCompiler {
  readonly #options: WarmOptions;
  readonly #closing = new AbortController();
  #box: Box | null = null;
  #starting: Promise<void> | null = null;
  #line: Promise<unknown> = Promise.resolve();
  #compiles = 0;
  #failedStarts = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: WarmOptions) {
    this.#options = options;
  }

  /** Whether the next question is answered here. */
  get warm(): boolean {
    return this.#box?.usable === true;
  }

  /** Resolves when it is warm or has given up; never rejects. */
  start(): Promise<void> {
    if (this.warm || this.#closing.signal.aborted || this.#failedStarts >= MOST_FAILED_STARTS) {
      return Promise.resolve();
    }
    this.#starting ??= this.#start().finally(() => (this.#starting = null));
    return this.#starting;
  }

  /** @returns null when only a cold compiler can tell. Never throws. */
  async compile(file: ProgramFile): Promise<CompileOutcome | null> {
    const asked = this.#line.then(() => this.#compile(file));
    this.#line = asked;
    return await asked;
  }

  close(): void {
    this.#closing.abort(new Error('The judge is closing'));
    this.#end();
  }

  async #compile(file: ProgramFile): Promise<CompileOutcome | null> {
    const box = this.#box;
    if (!box?.usable) {
      void this.start();
      return null;
    }
    clearTimeout(this.#idle);
    const answer = await this.#ask(box, file, LIMITS);
    const outcome = answer?.met === null ? toOutcome(answer.body) : null;
    this.#compiles += 1;
    const spent = this.#compiles >= MOST_COMPILES || (answer?.memoryKb ?? 0) > MOST_MEMORY_KB;
    const isSound = outcome !== null || hasLeft(answer);
    if (!isSound || spent) {
      this.#end();
      void this.start();
    } else this.#rest();
    return outcome;
  }

  async #ask(box: Box, file: ProgramFile, limits: BoxLimits): Promise<Answer | null> {
    try {
      return await box.ask(question(file), limits);
    } catch (error) {
      this.#options.pool.log(`A warm compiler is lost: ${String(error)}`);
      return null;
    }
  }

  async #start(): Promise<void> {
    const { pool, quiet, recipe } = this.#options;
    let box: Box | null = null;
    try {
      // What is measured beside it must know that it was not alone.
      const stretch = await quiet.together(this.#closing.signal);
      try {
        box = await pool.take(recipe.box);
        box.load(recipe.files);
        box.stay(recipe.argv, LIFE_LIMITS);
        for (const file of recipe.examples) {
          const { met, body } = await box.ask(question(file), START_LIMITS);
          if (met !== null || toOutcome(body)?.ok !== true) throw new Error(met ?? body.toString());
        }
        pool.fill(recipe.box);
      } finally {
        stretch.release();
      }
      this.#closing.signal.throwIfAborted();
      this.#box = box;
      this.#compiles = 0;
      this.#failedStarts = 0;
      this.#rest();
    } catch (error) {
      box?.destroy();
      if (this.#closing.signal.aborted) return;
      this.#failedStarts += 1;
      pool.log(`A compiler cannot be kept warm: ${String(error).slice(0, 500)}`);
    }
  }

  #rest(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#end(), this.#options.idleMs ?? IDLE_MS).unref();
  }

  #end(): void {
    clearTimeout(this.#idle);
    this.#box?.destroy();
    this.#box = null;
  }
}
