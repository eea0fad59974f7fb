import { Prisma } from '@stepwise/db/client';
import { AppError } from '../../http/app-error.ts';
import type { Db, Reader } from '../../lib/db/db.ts';

/** What a person may have no help with now. */
export type Seal = {
  readonly problemIds: readonly string[];
  /** Since when: what is older is help, even if it is the person's own. */
  readonly since: Date;
};

/** Whether a rehearsal `r` runs, for the person. A rehearsal is over with its time, whoever has noticed. */
const RUNS_FOR = (userId: string) =>
  Prisma.sql`r."userId" = ${userId}::uuid AND r."endedAt" IS NULL
    AND r."endsAt" > statement_timestamp()`;

/** Whether the problem `p` is sealed for a person, as a column of a query. */
export function isSealedFor(userId: string): Prisma.Sql {
  return Prisma.sql`EXISTS (
    SELECT FROM "Rehearsal" r JOIN "RehearsalProblem" q ON q."rehearsalId" = r.id
    WHERE ${RUNS_FOR(userId)} AND q."problemId" = p.id)`;
}

/**
 * Whether a person sent in the submission `s` before they began to rehearse with its problem, as a column of
 * a query: it would be help. It is there again afterwards.
 */
export function isSealedAway(userId: string): Prisma.Sql {
  return Prisma.sql`EXISTS (
    SELECT FROM "Rehearsal" r JOIN "RehearsalProblem" q ON q."rehearsalId" = r.id
    WHERE ${RUNS_FOR(userId)} AND q."problemId" = s."problemId" AND s."createdAt" < r."startedAt")`;
}

/** Since when a problem is sealed for a person, as a value of a query; NULL when it is not. */
export function sealedSince(userId: string, problemId: string): Prisma.Sql {
  return Prisma.sql`(
    SELECT r."startedAt" FROM "Rehearsal" r JOIN "RehearsalProblem" q ON q."rehearsalId" = r.id
    WHERE ${RUNS_FOR(userId)} AND q."problemId" = ${problemId}::uuid)`;
}

/** The seal that holds for a person; null nearly always. */
export async function findSeal(db: Reader, userId: string): Promise<Seal | null> {
  const [seal] = await db.read<Seal>(Prisma.sql`
    SELECT r."startedAt" AS since, array(
      SELECT q."problemId"::text FROM "RehearsalProblem" q WHERE q."rehearsalId" = r.id
    ) AS "problemIds"
    FROM "Rehearsal" r WHERE ${RUNS_FOR(userId)}`);
  return seal ?? null;
}

/** Whether a rehearsal of the person runs; under the person's lock no other begins. */
export async function isRehearsing(tx: Db, userId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<object[]>`
    SELECT r.id FROM "Rehearsal" r WHERE ${RUNS_FOR(userId)}`;
  return rows.length > 0;
}

export async function isSealed(db: Reader, userId: string, problemId: string): Promise<boolean> {
  const seal = await findSeal(db, userId);
  return seal?.problemIds.includes(problemId.toLowerCase()) ?? false;
}

/** Whose help it is, and with what. */
type Helped = { readonly userId: string; readonly problemId: string };

/**
 * An answer that took a while. It may have been asked for before a rehearsal and come too late: then it is told
 * no more than if it were asked for now.
 * @param closed what is answered while the person rehearses with the problem
 */
export async function unlessSealed<Answer>(
  db: Reader,
  { userId, problemId }: Helped,
  answer: Answer,
  closed: Answer,
): Promise<Answer> {
  return (await isSealed(db, userId, problemId)) ? closed : answer;
}

const TO_THE_PERSON = 'You rehearse with this problem: this opens when that has ended';

/**
 * @param message what whoever asks is told; by default what the person is told
 * @throws FORBIDDEN while the person rehearses with the problem
 */
export async function refuseSealed(
  db: Reader,
  userId: string,
  problemId: string,
  message = TO_THE_PERSON,
): Promise<void> {
  if (await isSealed(db, userId, problemId)) throw new AppError('FORBIDDEN', message);
}
