import { LANGUAGE_KEYS, type LanguageKey } from '@stepwise/contracts/language';
import { TEST_TEXT_MAX } from '@stepwise/contracts/problem-edit';
import type {
  ReferenceLanguageRun,
  ReferenceRun,
  referenceRunSchema,
  ReferenceTestRun,
} from '@stepwise/contracts/reference-run';
import { isStorable } from '@stepwise/contracts/text';
import type { z } from 'zod';
import { notFound } from '../../../http/app-error.ts';
import { LanguageUnavailableError, type JudgeEngine } from '../../../judge/engine.ts';
import { judge } from '../../../judge/judge.ts';
import type { Judgement, TestJudgement } from '../../../judge/judge-job.ts';
import type { Database } from '../../../lib/db/db.ts';
import type { Checking } from '../editing/answer-checked.ts';
import {
  NO_OWN_CHECKERS,
  ownCheckerOf,
  readOwnCheckers,
  type OwnCheckers,
} from '../editing/own-checkers.ts';
import { cut } from './check-reference-solutions.ts';
import { withinThreeMinutes } from './within-three-minutes.ts';
import { DEFAULTS, judgingOf, type Judging } from '../editing/problem-edit.service.ts';

/** Characters of all outputs together: a problem with more of them could not be sent. */
const OUTPUTS_MAX = 7_000_000;

type Input = z.output<typeof referenceRunSchema>;

/**
 * Runs every given program on every test, one language after another, and stores nothing.
 * @throws NOT_FOUND for the problem; QUEUE_FULL when it takes too long; what the engine throws, but for
 *   a language that cannot run here, which is told as that
 */
export async function runReferences(
  { db, engine }: { readonly db: Database; readonly engine: JudgeEngine },
  input: Input,
  asked: Checking,
): Promise<ReferenceRun> {
  const report = new Report(input);
  return withinThreeMinutes(asked.signal, async (signal) => {
    const judging = await judgingFor(db, input);
    for (const language of LANGUAGE_KEYS) {
      const source = input.referenceSolution[language];
      if (source === undefined || source === '') continue;
      const run = { engine, input, judging, ...asked, signal };
      await runLanguage(run, { language, source }, report);
    }
    return report.end();
  });
}

type TestJudging = Judging & { readonly own: OwnCheckers };

/** As saving what the body says would have it. */
async function judgingFor(db: Database, input: Input): Promise<TestJudging> {
  const { problemId: id } = input;
  if (id === undefined) return { ...judgingOf(input, DEFAULTS), own: NO_OWN_CHECKERS };
  const stored = await db.problem.findUnique({
    where: { id, deletedAt: null },
    select: { timeLimitMs: true, memoryLimitKb: true, checker: true },
  });
  if (!stored) throw notFound('Problem');
  const judging = judgingOf(input, stored);
  const isOtherChecker = judging.checker !== stored.checker;
  return { ...judging, own: isOtherChecker ? NO_OWN_CHECKERS : await readOwnCheckers(db, id) };
}

type Run = Checking & {
  readonly engine: JudgeEngine;
  readonly input: Input;
  readonly judging: TestJudging;
};

async function runLanguage(
  { engine, input, judging, userId, signal, onProgress }: Run,
  program: { readonly language: LanguageKey; readonly source: string },
  report: Report,
): Promise<void> {
  const { language } = program;
  const { tests } = input;
  let done = 0;
  onProgress(language, done, tests.length);
  const job = {
    program,
    tests: tests.map(({ input: stdin, output }) => ({
      stdin: Buffer.from(stdin),
      expected: Buffer.from(output ?? ''),
      // Nothing to compare: a checker's program would only be asked what is not meant.
      checker:
        output === undefined
          ? DEFAULTS.checker
          : (ownCheckerOf(judging.own, { input: stdin, output }) ?? judging.checker),
    })),
    limits: { timeMs: judging.timeLimitMs, memoryKb: judging.memoryLimitKb },
    owner: userId,
    keptBytes: 0,
  };
  try {
    const judgement = await judge(engine, job, signal, (test) => {
      report.add(language, test);
      done += 1;
      onProgress(language, done, tests.length);
    });
    report.conclude(language, judgement);
  } catch (error) {
    if (!(error instanceof LanguageUnavailableError)) throw error;
    report.leaveOut(language);
  }
}

/** What the runs have come to; the outputs it keeps have a bound. */
class Report {
  readonly #input: Input;
  readonly #languages: ReferenceLanguageRun[] = [];
  readonly #tests = new Map<string, ReferenceTestRun>();
  #outputs = 0;

  constructor(input: Input) {
    this.#input = input;
  }

  add(language: LanguageKey, { index, status, run }: TestJudgement): void {
    const isAsked = this.#input.tests[index]?.output === undefined;
    const hasEnded = status === 'Accepted' || status === 'Wrong Answer';
    const stdout = run?.stdout ?? new Uint8Array();
    const said = cut(new TextDecoder().decode(run?.stderr)) || null;
    const test = { language, index, message: said };
    const entry = isAsked && hasEnded ? this.#taken(stdout) : shown(stdout, status);
    this.#tests.set(`${language} ${index}`, { ...test, ...entry });
  }

  /** The whole output, where it can be the expected one. */
  #taken(stdout: Uint8Array) {
    const status = 'Finished' as const;
    const text = textOf(stdout);
    if (text === null) return { status, output: null, message: 'Its output is not text' };
    this.#outputs += text.length;
    if (text.length > TEST_TEXT_MAX || this.#outputs > OUTPUTS_MAX) {
      return { status, output: null, message: 'The outputs are larger than a problem may have' };
    }
    return { status, output: text };
  }

  conclude(language: LanguageKey, { verdict, tests, compileOutput }: Judgement): void {
    for (const test of tests) {
      if (!this.#tests.has(`${language} ${test.index}`)) this.add(language, test);
    }
    const own = [...this.#tests.values()].filter((test) => test.language === language);
    const statuses = tests.length === 0 ? [verdict] : own.map(({ status }) => status);
    const failed = statuses.find((status) => status !== 'Accepted' && status !== 'Finished');
    const well = statuses.includes('Finished') ? 'Finished' : 'Accepted';
    const message = compileOutput === null ? null : cut(compileOutput);
    // After a limit the tests that were not run stand after the one that met it.
    const said = failed === undefined || failed === 'Not Run' ? well : failed;
    this.#languages.push({ language, verdict: said, message });
  }

  leaveOut(language: LanguageKey): void {
    const message = 'Programs in this language cannot run here';
    this.#languages.push({ language, verdict: null, message });
  }

  end(): ReferenceRun {
    const tests = [...this.#tests.values()].sort((left, right) => left.index - right.index);
    return { languages: this.#languages, tests };
  }
}

function shown(stdout: Uint8Array, status: ReferenceTestRun['status']) {
  return { status, output: cut(new TextDecoder().decode(stdout)) };
}

/** Null when it is no text that can be stored. */
function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return isStorable(text) ? text : null;
  } catch {
    return null;
  }
}
