import { problemSchema, type Example } from '@stepwise/contracts/problem';
import type { Difficulty } from '@stepwise/contracts/problem';
import type { PrismaClient } from '@stepwise/db/client';
import type { Db } from '../../../lib/db/db.ts';
import type { ByLanguage } from '../../package-languages.ts';

/** A problem as the database has it, but for the texts of its tests, which may be large. */
export type StoredProblem = {
  /** Of the bank, or of the package that it came in; its own where there is none. */
  readonly uuid: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly constraints: string;
  readonly difficulty: Difficulty;
  readonly tags: readonly string[];
  readonly category: string | null;
  readonly prerequisites: readonly string[];
  readonly hints: string | null;
  readonly editorial: string | null;
  readonly examples: ByLanguage<readonly Example[]>;
  readonly starters: ByLanguage<string>;
  readonly references: ByLanguage<string>;
  readonly checker: string;
  readonly timeLimitMs: number;
  readonly memoryLimitKb: number;
  readonly smallInputs: string | null;
  readonly inputValidator: string | null;
  readonly pictures: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** In the order in which they are run. */
  readonly tests: readonly StoredTest[];
};

export type StoredTest = {
  readonly id: string;
  readonly hidden: boolean;
  /** Null: as the problem says. */
  readonly checker: string | null;
  /** Of the larger one of input and output. */
  readonly bytes: number;
  /** Null where they are hidden, or longer than an example may be. */
  readonly texts: { readonly input: string; readonly output: string } | null;
};

/** Longer than any example. */
const SHOWN_BYTES_MAX = 64 * 1024;

const { examples: examplesSchema, codeSnippets: sourcesSchema } = problemSchema.shape;

/** A problem that is not deleted, by id or slug; null when there is none. One moment of the database. */
export function readStored(
  db: PrismaClient,
  where: { readonly id: string } | { readonly slug: string },
): Promise<StoredProblem | null> {
  return db.$transaction(
    async (tx) => {
      const row = await tx.problem.findUnique({
        where: { ...where, deletedAt: null },
        include: { pictures: { orderBy: { name: 'asc' } } },
      });
      if (!row) return null;
      const { id, bankId, codeSnippets, referenceSolution, ...rest } = row;
      return {
        ...rest,
        uuid: bankId ?? id,
        examples: listed(examplesSchema.parse(row.examples)),
        starters: sourcesSchema.parse(codeSnippets),
        references: sourcesSchema.parse(referenceSolution),
        tests: row.currentTestSetId === null ? [] : await listTests(tx, row.currentTestSetId),
      };
    },
    { isolationLevel: 'RepeatableRead' },
  );
}

/** One is as good as a list of one. */
function listed(examples: ByLanguage<Example | Example[]>): ByLanguage<readonly Example[]> {
  return Object.fromEntries(
    Object.entries(examples).map(([language, shown]) => [language, [shown].flat()]),
  );
}

type TestRow = Omit<StoredTest, 'texts'> & {
  readonly input: string | null;
  readonly output: string | null;
};

async function listTests(db: Db, testSetId: string): Promise<StoredTest[]> {
  const rows = await db.$queryRaw<TestRow[]>`
    SELECT id, hidden, checker, bytes,
           CASE WHEN is_shown THEN input END AS input, CASE WHEN is_shown THEN output END AS output
    FROM "TestCase",
         LATERAL (SELECT greatest(octet_length(input), octet_length(output)) AS bytes) b,
         LATERAL (SELECT NOT hidden AND bytes <= ${SHOWN_BYTES_MAX} AS is_shown) s
    WHERE "testSetId" = ${testSetId}::uuid ORDER BY position`;
  return rows.map(({ input, output, ...test }) => ({
    ...test,
    texts: input === null || output === null ? null : { input, output },
  }));
}

/**
 * One text of a test. Tests never change, so it is the one that was listed.
 * @throws when the problem's tests were removed meanwhile
 */
export async function readTestText(db: Db, id: string, which: 'input' | 'output'): Promise<string> {
  const row = await db.testCase.findUniqueOrThrow({
    where: { id },
    select: { input: which === 'input', output: which === 'output' },
  });
  const text: unknown = Object.values(row)[0];
  if (typeof text !== 'string') throw new Error(`Test ${id} has no ${which}`);
  return text;
}
