import { createHash, randomUUID } from 'node:crypto';
import type { problemInputSchema } from '@stepwise/contracts/problem-edit';
import type { Prisma } from '@stepwise/db/client';
import type { z } from 'zod';
import { notFound } from '../../../http/app-error.ts';
import type { JudgeEngine } from '../../../judge/engine.ts';
import { isUniqueViolation, type Database, type Db } from '../../../lib/db.ts';
import { isUuid } from '../../../lib/uuid.ts';
import type { Checking } from './answer-checked.ts';
import { checkReferenceSolutions } from '../references/check-reference-solutions.ts';

type ProblemInput = z.output<typeof problemInputSchema>;

type Deps = { readonly db: Database; readonly engine: JudgeEngine };

export const DEFAULTS = { timeLimitMs: 2_000, memoryLimitKb: 262_144, checker: 'lines' } as const;
const SLUG_ATTEMPTS = 20;

/**
 * Stores a new problem after its reference solutions have passed its tests, and returns its id.
 * @throws REFERENCE_SOLUTION_FAILED and what the engine throws; nothing is stored then
 */
export async function createProblem(
  deps: Deps,
  input: ProblemInput,
  options: Checking,
): Promise<string> {
  await check(deps.engine, input, DEFAULTS, options);
  for (let attempt = 1; ; attempt++) {
    try {
      return await deps.db.$transaction(async (tx) => {
        const slug = slugOf(input.title, attempt);
        const { id } = await tx.problem.create({
          data: { ...columnsOf(input), ...judgingOf(input, DEFAULTS), slug },
          select: { id: true },
        });
        await replaceTests(tx, id, input, false);
        return id;
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
 * @throws NOT_FOUND; REFERENCE_SOLUTION_FAILED and what the engine throws; nothing is changed then
 */
export async function updateProblem(
  deps: Deps,
  id: string,
  input: ProblemInput,
  options: Checking,
): Promise<void> {
  const existing = await deps.db.problem.findUnique({
    where: { id, deletedAt: null },
    select: { timeLimitMs: true, memoryLimitKb: true, checker: true },
  });
  if (!existing) throw notFound('Problem');
  await check(deps.engine, input, existing, options);
  const judging = judgingOf(input, existing);
  await deps.db.$transaction(async (tx) => {
    const { count } = await tx.problem.updateMany({
      where: { id, deletedAt: null },
      data: { ...columnsOf(input), ...judging },
    });
    if (count === 0) throw notFound('Problem');
    await replaceTests(tx, id, input, judging.checker !== existing.checker);
  });
}

/**
 * Takes a problem out of every list. Submissions to it stay, with their title.
 * @throws NOT_FOUND, also the second time
 */
export async function deleteProblem(db: Database, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.problem.updateMany({
      where: { id, deletedAt: null },
      data: { deletedAt: new Date() },
    });
    if (count === 0) throw notFound('Problem');
    await tx.playlistEntry.deleteMany({ where: { problemId: id } });
    await tx.problemPicture.deleteMany({ where: { problemId: id } });
  });
}

export type Judging = {
  readonly timeLimitMs: number;
  readonly memoryLimitKb: number;
  readonly checker: string;
};

async function check(
  engine: JudgeEngine,
  problem: ProblemInput,
  current: Judging,
  { userId, signal, onProgress }: Checking,
): Promise<void> {
  const { timeLimitMs, memoryLimitKb, checker } = judgingOf(problem, current);
  await checkReferenceSolutions({
    engine,
    problem,
    checker,
    limits: { timeMs: timeLimitMs, memoryKb: memoryLimitKb },
    owner: userId,
    signal,
    onProgress,
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
    category: emptyToNull(input.category),
    examples: withoutAbsent(input.examples ?? {}),
    codeSnippets: withoutAbsent(input.codeSnippets),
    referenceSolution: withoutAbsent(input.referenceSolution),
    ...(input.isDraft === undefined ? {} : { isDraft: input.isDraft }),
  };
}

function emptyToNull(text: string | null | undefined): string | null {
  return text === undefined || text === null || text.trim() === '' ? null : text;
}

/** For a JSON column: what is undefined is left out. */
function withoutAbsent(value: object): Prisma.InputJsonObject {
  return JSON.parse(JSON.stringify(value)) as Prisma.InputJsonObject;
}

async function replaceTests(
  tx: Db,
  problemId: string,
  input: ProblemInput,
  isCheckedOtherwise: boolean,
): Promise<void> {
  const tests = input.testCases.map((test, index) => ({ ...test, position: index + 1 }));
  const hash = createHash('sha256').update(JSON.stringify(tests)).digest('hex');
  const problem = await tx.problem.findUniqueOrThrow({
    where: { id: problemId },
    select: { currentTestSet: { select: { tests: { orderBy: { position: 'asc' } } } } },
  });
  const current = problem.currentTestSet?.tests.map(({ input, output, hidden, position }) => {
    return { input, output, hidden, position };
  });
  if (!isCheckedOtherwise && JSON.stringify(current) === JSON.stringify(tests)) return;
  const set = await tx.testSet.create({ data: { problemId, hash }, select: { id: true } });
  await tx.testCase.createMany({ data: tests.map((test) => ({ ...test, testSetId: set.id })) });
  await tx.problem.update({ where: { id: problemId }, data: { currentTestSetId: set.id } });
}

function slugOf(title: string, attempt: number): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['problem'];
  // After many equal titles, a random suffix.
  const last = attempt < SLUG_ATTEMPTS ? attempt : randomUUID().slice(0, 8);
  const slug = words.join('-').slice(0, 80) + (attempt === 1 ? '' : `-${last}`);
  // A path may contain a slug or an id, so no slug may equal another problem's id.
  return isUuid(slug) ? `problem-${slug}` : slug;
}
