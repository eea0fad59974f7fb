import type { Job } from '../../engine.ts';
import { adaptSource } from './adapt-source.ts';
import { dependsOnFirstLine, printingItself } from './pack/compile-typescript.ts';
import type { ServerConfig } from './answers.ts';
import type { NewSubmission } from './api.ts';
import { encodeBase64 } from './base64.ts';
import { submissionOf } from './new-submission.ts';
import { packLimits } from './pack/pack-limits.ts';
import { packSubmission } from './pack/pack-submission.ts';
import { RUNTIMES } from './pack/runtimes.ts';
import type { SubmissionLimits } from './submission-limits.ts';
import { submissionLimits } from './submission-limits.ts';
import type { Task, Test, Way } from './task.ts';

/** Tests of one pack, and bytes of their inputs. */
const MOST_TESTS = 20;
const MOST_BYTES = 6 << 20;
/** What compiling a program and printing it may take. */
const PRINTING = { cpuMs: 5_000, wallMs: 15_000, memoryKb: 256 << 10, processes: 64 };

/** Stands for a job without inputs, of which only the compiler's word is wanted. */
export const NO_TEST: Test = { index: -1, input: Buffer.of() };

export type PlanParts = {
  readonly config: ServerConfig;
  readonly languageId: number;
  /** Number of the language that harnesses are in, null where programs are run bare. */
  readonly packId: number | null;
};

/** Makes the submissions of a job. */
export class Plan {
  readonly #job: Job;
  readonly #parts: PlanParts;
  readonly #bareLimits: SubmissionLimits;
  readonly #bare: NewSubmission;
  /** What harnesses run: of TypeScript what its compiler made. */
  program: string;
  #isHarnessLeft = false;

  constructor(job: Job, parts: PlanParts) {
    this.#job = job;
    this.#parts = parts;
    this.#bareLimits = submissionLimits(job.program.language, job.limits, parts.config);
    this.#bare = submissionOf(job.program, parts.languageId, this.#bareLimits);
    this.program = job.program.source;
  }

  get runtime() {
    return RUNTIMES[this.#job.program.language];
  }

  /** The submissions a job begins with. */
  start(): Task[] {
    const { inputs, program } = this.#job;
    const tests = [...inputs.entries()].map(([index, input]) => ({ index, input }));
    const isCompiled = ['JAVA', 'TYPESCRIPT'].includes(program.language);
    const isBare = this.#parts.packId === null || (tests.length === 0 && !isCompiled);
    if (isBare || (program.language === 'TYPESCRIPT' && dependsOnFirstLine(program.source))) {
      return (tests.length > 0 ? tests : [NO_TEST]).map((test) => this.bare(test));
    }
    if (program.language === 'TYPESCRIPT') return [this.#compile(tests)];
    return tests.length > 0 ? this.packs(tests) : [this.#pack([])];
  }

  /** From now on every test is a submission of its own, those of the given tasks as well. */
  leaveHarness(waiting: readonly Task[]): Task[] {
    this.#isHarnessLeft = true;
    return waiting.flatMap((task) => (task.way.kind === 'pack' ? this.withoutHarness(task) : task));
  }

  bare(test: Test, after: readonly Test[] = []): Task {
    const submission = { ...this.#bare, stdin: encodeBase64(test.input) };
    return task({ kind: 'bare' }, [test], after, submission, this.#bareLimits);
  }

  #compile(tests: readonly Test[]): Task {
    const { program } = this.#job;
    const { config, languageId } = this.#parts;
    const outputBytes = config.max_max_file_size * 1024;
    const limits = submissionLimits('TYPESCRIPT', { ...PRINTING, outputBytes }, config);
    const source = printingItself(adaptSource(program.language, program.source));
    const submission = {
      ...submissionOf(program, languageId, limits),
      source_code: encodeBase64(source),
    };
    return task({ kind: 'compile' }, [], tests, submission, limits);
  }

  /** As few packs as hold them, and what no pack can hold bare. */
  packs(tests: readonly Test[]): Task[] {
    const bare = tests.filter((test) => this.#isHarnessLeft || !this.#fits(test));
    const groups: Test[][] = [];
    let bytes = Infinity;
    for (const test of tests) {
      if (bare.includes(test)) continue;
      bytes += test.input.byteLength;
      if (bytes > MOST_BYTES || (groups.at(-1)?.length ?? MOST_TESTS) >= MOST_TESTS) {
        groups.push([]);
        bytes = test.input.byteLength;
      }
      groups.at(-1)?.push(test);
    }
    return [...groups.map((group) => this.#pack(group)), ...bare.map((test) => this.bare(test))];
  }

  /** Once more, as the only one. */
  alone(test: Test, after: readonly Test[] = []): Task {
    return this.#isHarnessLeft ? this.bare(test, after) : this.#pack([test], after, true);
  }

  /** The same tests in the way that always works. */
  withoutHarness({ tests, after }: Task): Task[] {
    const [first = NO_TEST, ...rest] = tests.length > 0 ? tests : after;
    if (tests.length === 1) return [this.bare(first, after)];
    return [first, ...rest].map((test) => this.bare(test));
  }

  #pack(tests: readonly Test[], after: readonly Test[] = [], isLast = false): Task {
    const { config, packId, languageId } = this.#parts;
    const limits = packLimits(this.runtime, this.#job.limits, tests.length, config);
    const inputs = tests.map(({ input }) => input);
    const id = packId ?? languageId;
    const { submission, tag } = packSubmission(this.runtime, id, this.program, inputs, limits);
    return task({ kind: 'pack', tag, limits }, tests, after, submission, limits.sent, isLast);
  }

  /** Harnesses hand inputs and outputs on in files. */
  #fits({ input }: Test): boolean {
    const fileBytes = this.#parts.config.max_max_file_size * 1024;
    return Math.max(input.byteLength, this.#job.limits.outputBytes) < fileBytes;
  }
}

function task(
  way: Way,
  tests: readonly Test[],
  after: readonly Test[],
  submission: NewSubmission,
  limits: SubmissionLimits,
  isLast = false,
): Task {
  const texts = [submission['source_code'], submission['stdin'] ?? ''];
  const bytes = texts.reduce((sum: number, text) => sum + String(text).length, 0);
  return { way, tests, after, isLast, submission, limits, bytes, tries: 0 };
}
