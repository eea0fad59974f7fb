import type { LanguageKey } from '@stepwise/contracts/language';
import { Prisma } from '@stepwise/db/client';
import type { Db, Reader } from '../../lib/db/db.ts';
import { NEW_UUID } from '../../lib/uuid.ts';
import { isVisibleTo, type Viewer } from '../problems/visible-problem.queries.ts';
import { ownPending } from './queue/queue-state.queries.ts';

/** Identical programs within this time count as one submission. */
const DOUBLE_CLICK_SECONDS = 2;

/** A program as it is sent in. */
export type Sent = {
  readonly userId: string;
  readonly problemId: string;
  readonly language: LanguageKey;
  readonly sourceCode: string;
  readonly idempotencyKey: string | null;
};

export type Earlier = Pick<Sent, 'problemId' | 'language' | 'sourceCode'> & { readonly id: string };

/** What of another row is null when there is none. */
type Optional<Row> = { readonly [Field in keyof Row]: Row[Field] | null };

type Before = {
  /** Whether there is such a problem for this person. */
  readonly isThere: boolean;
  /** What the person has sent with the same key. */
  readonly earlier: Earlier | null;
};

// Plain SQL, few statements: through Prisma storing a program took longer than many take to judge.
const EARLIER = Prisma.sql`s.id, s."problemId", s.language::text AS language, s."sourceCode"`;

/** What is known before a program is stored. */
export async function findBeforeStoring(
  db: Reader,
  viewer: Viewer,
  { problemId, idempotencyKey }: Pick<Sent, 'problemId' | 'idempotencyKey'>,
): Promise<Before> {
  const [row] = await db.read<{ isThere: boolean } & Optional<Earlier>>(Prisma.sql`
    SELECT EXISTS (
      SELECT FROM "Problem" p WHERE p.id = ${problemId}::uuid AND ${isVisibleTo(viewer)}
    ) AS "isThere", ${EARLIER}
    FROM (SELECT) one LEFT JOIN "Submission" s
      ON s."userId" = ${viewer.id}::uuid AND s."idempotencyKey" = ${idempotencyKey}::text`);
  return { isThere: row?.isThere === true, earlier: earlierOf(row) };
}

export type Stored = {
  /** Null when it was not stored: it is a repetition, or too much is pending, or the problem has no tests, or is no longer there. */
  readonly storedId: string | null;
  /** What it would have repeated: sent with the same key, or without one by a second click. */
  readonly twin: Earlier | null;
  /** Submissions of the person that waited or were being judged, counted up to `pendingMax`. */
  readonly pending: number;
};

/**
 * Stores a program to be judged on the tests that its problem has now, unless it repeats another one or the
 * person has `pendingMax` pending. The person is locked: what it reads is still so when it writes.
 */
export async function store(
  tx: Db,
  viewer: Viewer,
  sent: Sent,
  pendingMax: number,
): Promise<Stored> {
  const { userId, problemId, language, sourceCode, idempotencyKey } = sent;
  const rows = await tx.$queryRaw<(Omit<Stored, 'twin'> & Optional<Earlier>)[]>`
    WITH twin AS (
      SELECT * FROM "Submission"
      WHERE "userId" = ${userId}::uuid AND ${isRepeatedBy(sent)} LIMIT 1
    ), own AS (${ownPending(userId, pendingMax)}),
    stored AS (
      INSERT INTO "Submission" (id, "userId", "problemId", "problemTitle", "testSetId", language,
        "sourceCode", "totalCount", "idempotencyKey", "turnAt")
      SELECT ${NEW_UUID}, ${userId}::uuid, p.id, p.title, p."currentTestSetId",
        ${language}::"Language", ${sourceCode}, tests.count, ${idempotencyKey}, own."turnAt"
      FROM own, "Problem" p, LATERAL (
        SELECT count(*)::int AS count FROM "TestCase" WHERE "testSetId" = p."currentTestSetId") tests
      WHERE p.id = ${problemId}::uuid AND ${isVisibleTo(viewer)}
        AND tests.count > 0 AND own.pending < ${pendingMax}
        AND NOT EXISTS (SELECT FROM twin)
      RETURNING id
    )
    SELECT own.pending, stored.id AS "storedId", ${EARLIER}
    FROM own LEFT JOIN stored ON true LEFT JOIN twin s ON true`;
  const [row] = rows;
  if (!row) throw new Error('The database counted nothing');
  return { storedId: row.storedId, twin: earlierOf(row), pending: row.pending };
}

function isRepeatedBy(sent: Sent): Prisma.Sql {
  const { problemId, language, sourceCode, idempotencyKey } = sent;
  if (idempotencyKey !== null) return Prisma.sql`"idempotencyKey" = ${idempotencyKey}`;
  return Prisma.sql`"problemId" = ${problemId}::uuid AND language = ${language}::"Language"
    AND "sourceCode" = ${sourceCode}
    AND "createdAt" > now() - make_interval(secs => ${DOUBLE_CLICK_SECONDS})`;
}

function earlierOf(row: Optional<Earlier> | undefined): Earlier | null {
  if (!row) return null;
  const { id, problemId, language, sourceCode } = row;
  if (id === null || problemId === null || language === null || sourceCode === null) return null;
  return { id, problemId, language, sourceCode };
}
