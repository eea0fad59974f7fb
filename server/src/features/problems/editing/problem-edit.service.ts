import { createHash } from 'node:crypto';
import type { problemInputSchema, problemUpdateSchema } from '@stepwise/contracts/problem-edit';
import type { Prisma } from '@stepwise/db/client';
import type { z } from 'zod';
import { AppError, notFound } from '../../../http/app-error.ts';
import type { JudgeEngine } from '../../../judge/engine.ts';
import { isUniqueViolation, type Database, type Db } from '../../../lib/db/db.ts';
import { recordAct, type ActSource } from '../../audit/audit.queries.ts';
import { lockPerson } from '../../../lib/db/lock-person.ts';
import { checkChange, checkDeletion, checkNewDraft } from '../setters/setter.policy.ts';
import type { Viewer } from '../visible-problem.queries.ts';
import type { Checking } from './answer-checked.ts';
import { inputsAfter, isEmpty, tryReferenceOn, tryValidator } from './check-inputs.ts';
import {
  NO_OWN_CHECKERS,
  ownCheckerOf,
  readOwnCheckers,
  type OwnCheckers,
} from './own-checkers.ts';
import { creationOf, editOf } from './problem-acts.ts';
import { SLUG_ATTEMPTS, slugOf } from './problem-slug.ts';
import { checkReferenceSolutions } from '../references/check-reference-solutions.ts';
import { withinThreeMinutes } from '../references/within-three-minutes.ts';

type ProblemInput = z.output<typeof problemInputSchema>;
type Test = ProblemInput['testCases'][number];

type Deps = { readonly db: Database; readonly engine: JudgeEngine };

/** Who writes. */
type Author = { readonly source: ActSource; readonly viewer: Viewer };

export const DEFAULTS = { timeLimitMs: 2_000, memoryLimitKb: 262_144, checker: 'lines' } as const;

/**
 * Stores a new problem after its reference solutions have passed its tests, and returns its id.
 * @throws REFERENCE_SOLUTION_FAILED, what checkNewDraft and the engine throw; nothing is stored then
 */
export async function createProblem(
  deps: Deps,
  { source, viewer }: Author,
  input: ProblemInput,
  options: Checking,
): Promise<string> {
  await checkNewDraft(deps.db, viewer, input.isDraft);
  await check(deps.engine, input, { ...DEFAULTS, own: NO_OWN_CHECKERS }, options);
  for (let attempt = 1; ; attempt++) {
    try {
      return await deps.db.$transaction(async (tx) => {
        // Two at once do not count each other, and a grant may have been taken.
        await lockPerson(tx, viewer.id);
        await checkNewDraft(tx, viewer, input.isDraft);
        const slug = slugOf(input.title, attempt);
        const owned = { ...columnsOf(input), ownerId: viewer.id };
        const problem = await tx.problem.create({
          data: { ...owned, ...judgingOf(input, DEFAULTS), slug },
          select: { id: true, title: true, isDraft: true },
        });
        await replaceTests(tx, problem.id, input, false);
        await recordAct(tx, source, creationOf(problem));
        return problem.id;
      });
    } catch (error) {
      // Another problem has the slug: try the next number.
      if (!isUniqueViolation(error) || attempt >= SLUG_ATTEMPTS) throw error;
    }
  }
}

/**
 * Replaces a problem's content. Changed tests, or another checker, get a new edition, which marks earlier
 * submissions as judged on an older one.
 * @throws NOT_FOUND; CONFLICT when it is not what the input is based on any more, or is judged by something else
 *   than the programs were; REFERENCE_SOLUTION_FAILED, what checkChange and the engine throw; nothing is changed then
 */
export async function updateProblem(
  deps: Deps,
  { source, viewer }: Author,
  id: string,
  { basedOn, ...input }: z.output<typeof problemUpdateSchema>,
  options: Checking,
): Promise<void> {
  const existing = await deps.db.problem.findUnique({
    where: { id, deletedAt: null },
    select: {
      ...{ timeLimitMs: true, memoryLimitKb: true, checker: true },
      ...{ id: true, ownerId: true, isDraft: true, updatedAt: true },
      inputValidator: true,
    },
  });
  if (!existing) throw notFound('Problem');
  await checkChange(deps.db, viewer, existing, input.isDraft);
  refuseOutdated(existing, basedOn);
  const checkedBy = judgingOf(input, existing);
  const isOtherChecker = checkedBy.checker !== existing.checker;
  const own = isOtherChecker ? NO_OWN_CHECKERS : await readOwnCheckers(deps.db, id);
  const { inputValidator } = inputsAfter(input, existing);
  await check(deps.engine, { ...input, inputValidator }, { ...existing, own }, options);
  const data = { ...columnsOf(input), ...checkedBy };
  await deps.db.$transaction(async (tx) => {
    // Nobody else edits it between the look and the change.
    await tx.$queryRaw`SELECT id FROM "Problem" WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
    const before = await tx.problem.findUnique({ where: { id, deletedAt: null } });
    if (!before) throw notFound('Problem');
    await checkChange(tx, viewer, before, input.isDraft);
    refuseOutdated(before, basedOn);
    refuseOther(judgingOf(input, before), checkedBy);
    await tx.problem.updateMany({ where: { id }, data });
    const isCheckedOtherwise = checkedBy.checker !== before.checker;
    const hasNewTests = await replaceTests(tx, id, input, isCheckedOtherwise);
    const act = editOf(before, data, hasNewTests);
    if (act) await recordAct(tx, source, act);
  });
}

/**
 * Takes a problem out of every list. Submissions to it stay, with their title.
 * @throws NOT_FOUND, also the second time; what checkDeletion throws
 */
export async function deleteProblem(
  db: Database,
  { source, viewer }: Author,
  id: string,
): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM "Problem" WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
    const before = await tx.problem.findUnique({
      where: { id, deletedAt: null },
      select: { id: true, ownerId: true, isDraft: true },
    });
    if (!before) throw notFound('Problem');
    await checkDeletion(tx, viewer, before);
    const [gone] = await tx.problem.updateManyAndReturn({
      where: { id, deletedAt: null },
      data: { deletedAt: new Date() },
      select: { title: true },
    });
    if (!gone) throw notFound('Problem');
    await tx.playlistEntry.deleteMany({ where: { problemId: id } });
    await tx.problemPicture.deleteMany({ where: { problemId: id } });
    const subject = { type: 'problem', id } as const;
    await recordAct(tx, source, { action: 'problem.deleted', subject, before: gone });
  });
}

/** Whoever saves has not seen what another has saved meanwhile. */
function refuseOutdated({ updatedAt }: { updatedAt: Date }, basedOn: string | undefined): void {
  if (basedOn === undefined || updatedAt.getTime() === Date.parse(basedOn)) return;
  throw new AppError('CONFLICT', 'This problem was saved elsewhere since you opened it');
}

/** What the input leaves as it is may have been changed while the reference solutions ran. */
function refuseOther(now: Judging, checkedBy: Judging): void {
  const isSame =
    now.timeLimitMs === checkedBy.timeLimitMs &&
    now.memoryLimitKb === checkedBy.memoryLimitKb &&
    now.checker === checkedBy.checker;
  if (isSame) return;
  const message =
    'Somebody else changed the limits, or how outputs are compared, while your programs were run. Save again: they are run with that';
  throw new AppError('CONFLICT', message);
}

export type Judging = {
  readonly timeLimitMs: number;
  readonly memoryLimitKb: number;
  readonly checker: string;
};

async function check(
  engine: JudgeEngine,
  problem: ProblemInput,
  current: Judging & { readonly own: OwnCheckers },
  { userId, signal: calledOff, onProgress }: Checking,
): Promise<void> {
  const { inputValidator, testCases } = problem;
  const { timeLimitMs, memoryLimitKb, checker } = judgingOf(problem, current);
  const limits = { timeMs: timeLimitMs, memoryKb: memoryLimitKb };
  const checkerOf = (test: Test): string => ownCheckerOf(current.own, test) ?? checker;
  const checking = { engine, problem, checkerOf, limits, owner: userId, onProgress };
  await withinThreeMinutes(calledOff, async (signal) => {
    if (!isEmpty(inputValidator)) {
      await tryValidator(inputValidator, testCases, { engine, userId, signal });
    }
    await checkReferenceSolutions({ ...checking, signal });
    await tryReferenceOn(problem, problem.referenceSolution.PYTHON, { engine, userId, signal });
  });
}

/** What the input says of it, and `current` where it says nothing. */
export function judgingOf(
  input: { readonly [Key in keyof Judging]?: Judging[Key] | undefined },
  current: Judging,
): Judging {
  return {
    timeLimitMs: input.timeLimitMs ?? current.timeLimitMs,
    memoryLimitKb: input.memoryLimitKb ?? current.memoryLimitKb,
    checker: input.checker ?? current.checker,
  };
}

/** Field by field, so that no other field of a body can reach a column. */
function columnsOf(input: ProblemInput) {
  return {
    title: input.title,
    description: input.description,
    difficulty: input.difficulty,
    tags: [...new Set(input.tags)],
    constraints: input.constraints,
    hints: emptyToNull(input.hints),
    editorial: emptyToNull(input.editorial),
    ...inputsOf(input),
    category: emptyToNull(input.category),
    examples: withoutAbsent(input.examples ?? {}),
    codeSnippets: writtenSources(input.codeSnippets),
    referenceSolution: writtenSources(input.referenceSolution),
    ...(input.isDraft === undefined ? {} : { isDraft: input.isDraft }),
  };
}

/** What says which inputs there are: absent it stays as it is. */
function inputsOf({ smallInputs, inputValidator }: ProblemInput) {
  return {
    ...(smallInputs === undefined ? {} : { smallInputs: emptyToNull(smallInputs) }),
    ...(inputValidator === undefined ? {} : { inputValidator: emptyToNull(inputValidator) }),
  };
}

function emptyToNull(text: string | null | undefined): string | null {
  return text === undefined || text === null || text.trim() === '' ? null : text;
}

/** A language without a program is not offered. */
function writtenSources(sources: ProblemInput['codeSnippets']): Prisma.InputJsonObject {
  return withoutAbsent(
    Object.fromEntries(Object.entries(sources).filter(([, code]) => code !== '')),
  );
}

/** For a JSON column: what is undefined is left out. */
function withoutAbsent(value: object): Prisma.InputJsonObject {
  return JSON.parse(JSON.stringify(value)) as Prisma.InputJsonObject;
}

/**
 * Tests that stay as they are keep their own way to be compared, unless all are to be compared otherwise.
 * @returns whether they are others than before
 */
async function replaceTests(
  tx: Db,
  problemId: string,
  input: ProblemInput,
  isCheckedOtherwise: boolean,
): Promise<boolean> {
  const tests = input.testCases.map((test, index) => ({ ...test, position: index + 1 }));
  const hash = createHash('sha256').update(JSON.stringify(tests)).digest('hex');
  const problem = await tx.problem.findUniqueOrThrow({
    where: { id: problemId },
    select: { currentTestSet: { select: { tests: { orderBy: { position: 'asc' } } } } },
  });
  const current = problem.currentTestSet?.tests.map(({ input, output, hidden, position }) => {
    return { input, output, hidden, position };
  });
  if (!isCheckedOtherwise && JSON.stringify(current) === JSON.stringify(tests)) return false;
  const own = isCheckedOtherwise ? NO_OWN_CHECKERS : await readOwnCheckers(tx, problemId);
  const set = await tx.testSet.create({ data: { problemId, hash }, select: { id: true } });
  await tx.testCase.createMany({
    data: tests.map((test) => ({ ...test, checker: ownCheckerOf(own, test), testSetId: set.id })),
  });
  await tx.problem.update({ where: { id: problemId }, data: { currentTestSetId: set.id } });
  return true;
}
