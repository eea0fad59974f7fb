import type { Box } from '../box/box.ts';
import { USUAL_ROOM } from '../box/box-messages.ts';
import type { BoxLimits, ProgramFile, TestReport } from '../box/box-messages.ts';
import type { CompileOutcome, WarmRecipe } from '../languages/toolchain.ts';
import { ANSWER_BYTES, hasLeft, toOutcome } from './warm-messages.ts';
import { WarmBoxes } from './warm-boxes.ts';
import type { WarmOptions } from './warm-boxes.ts';

/** What a cold compiler gets after a warm one met a limit is not part of it: cold limits decide. */
const LIMITS: BoxLimits = {
  ...{ ...USUAL_ROOM, cpuMs: 3000, wallMs: 6000 },
  ...{ memoryKb: 768 << 10, outputBytes: ANSWER_BYTES },
};
/** Until it has compiled its first program: the start of a virtual machine, on a busy machine. */
const START_LIMITS: BoxLimits = { ...LIMITS, cpuMs: 20_000, wallMs: 60_000 };
/** CPU time of a whole life. Each answer has a bound of its own, so this is only a second net. */
const LIFE_CPU_MS = 3_600_000;
const MOST_COMPILES = 200;
const MOST_MEMORY_KB = 512 << 10;
/** In a row, of starts. A compiler that cannot be kept warm here is not tried for ever. */
const MOST_FAILED_STARTS = 3;
const KIND = 'compiler';

/**
 * A compiler that is kept running in a box of its own, where nothing it compiles is ever run. It
 * answers or it does not; whoever asks has a cold one to turn to, and any doubt ends it.
 */
export class WarmCompiler {
  readonly #options: WarmOptions;
  readonly #recipe: WarmRecipe;
  readonly #boxes: WarmBoxes;
  #line: Promise<unknown> = Promise.resolve();
  #isAsked = false;
  #compiles = 0;
  #failedStarts = 0;

  constructor({ recipe, ...options }: WarmOptions & { readonly recipe: WarmRecipe }) {
    this.#options = options;
    this.#recipe = recipe;
    this.#boxes = new WarmBoxes(options, 1);
  }

  /** Whether the next question is answered here. */
  get warm(): boolean {
    return this.#boxes.has(KIND);
  }

  /** Resolves when it is warm or has given up; never rejects. */
  async start(): Promise<void> {
    if (!this.#isAsked && this.#boxes.countOf(KIND) === 0) this.#startOne();
    await this.#boxes.settled();
  }

  /** @returns null when only a cold compiler can tell. Never throws. */
  async compile(file: ProgramFile): Promise<CompileOutcome | null> {
    const asked = this.#line.then(() => this.#compile(file));
    this.#line = asked;
    return await asked;
  }

  close(): void {
    this.#boxes.close();
  }

  async #compile(file: ProgramFile): Promise<CompileOutcome | null> {
    const box = this.#boxes.take(KIND);
    if (!box) {
      void this.start();
      return null;
    }
    this.#isAsked = true;
    const report = await this.#ask(box, file);
    this.#isAsked = false;
    this.#compiles += 1;
    const outcome = report?.stayed ? toOutcome(report.stdout) : null;
    const isSpent = this.#compiles >= MOST_COMPILES || (report?.memoryKb ?? 0) > MOST_MEMORY_KB;
    if (!isSpent && (outcome || (report?.stayed && hasLeft(report.stdout)))) {
      this.#boxes.giveBack(KIND, box);
    } else {
      box.destroy();
      void this.start();
    }
    return outcome;
  }

  async #ask(box: Box, file: ProgramFile): Promise<TestReport | null> {
    try {
      return await box.turn(turnOf(file, LIMITS));
    } catch (error) {
      this.#options.pool.log(`A warm compiler is lost: ${String(error)}`);
      return null;
    }
  }

  #startOne(): void {
    if (this.#failedStarts >= MOST_FAILED_STARTS) return;
    this.#failedStarts += 1;
    const { argv, box, files, example, times } = this.#recipe;
    this.#boxes.start(KIND, {
      ...{ box, limits: START_LIMITS, complaint: 'A compiler cannot be kept warm' },
      share: { argv, files, limits: { ...LIMITS, cpuMs: LIFE_CPU_MS } },
      then: async (started) => {
        for (let time = 0; time < times; time += 1) {
          const { met, stdout, stayed } = await started.turn(turnOf(example, START_LIMITS));
          if (!stayed || toOutcome(stdout)?.ok !== true) throw new Error(met ?? String(stdout));
        }
        this.#compiles = 0;
        this.#failedStarts = 0;
      },
    });
  }
}

function turnOf({ path, bytes }: ProgramFile, limits: BoxLimits) {
  return { entry: path, last: false, limits, stdin: bytes };
}
