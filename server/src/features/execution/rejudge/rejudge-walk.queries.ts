import type { LanguageKey } from '@stepwise/contracts/language';
import { Prisma, type PrismaClient } from '@stepwise/db/client';
import type { Db } from '../../../lib/db/db.ts';
import { LEASE_SECONDS } from '../queue/lease.queries.ts';
import { listed } from '../queue/of-each-language.ts';
import { HAS_ENDED, isMeant } from './rejudge-scope.queries.ts';

/** A submission claimed to be judged again. `attempt` is the fencing token. */
export type RejudgeLease = {
  readonly submissionId: string;
  readonly rejudgingId: string;
  readonly testSetId: string;
  readonly attempt: number;
  readonly crashes: number;
  readonly failures: number;
};

/** Submissions that one step looks at; more would hold the lock of the rejudging for too long. */
const STEP = { count: 2_000, walk: 500 };

/** With so many that wait for another try, the judge has to come back first. */
const OPEN_MAX = 20;

/** What a step has come to: a claim, nothing yet, or nothing at all to do. */
export type RejudgeStep = RejudgeLease | 'again' | null;

/**
 * Claims the next submission in one of these languages that is to be judged again, or takes the oldest
 * rejudging one step on. Everything it knows is in the database: any server can take the next step.
 */
export async function claimRejudge(
  db: PrismaClient,
  owner: string,
  languages: readonly LanguageKey[],
): Promise<RejudgeStep> {
  if (
    languages.length === 0 ||
    (await db.rejudging.findFirst({ where: { state: 'RUNNING' }, select: { id: true } })) === null
  )
    return null;
  const claimer = { owner, languages };
  return (await claimWaiting(db, claimer)) ?? (await db.$transaction((tx) => step(tx, claimer)));
}

type Claimer = { readonly owner: string; readonly languages: readonly LanguageKey[] };

/** One that was put back, was left to others, or whose server died; once its own turn is over. */
async function claimWaiting(db: Db, { owner, languages }: Claimer): Promise<RejudgeLease | null> {
  const rows = await db.$queryRaw<RejudgeLease[]>`
    UPDATE "RejudgeTask" t SET attempt = t.attempt + 1, owner = ${owner}, "runAfter" = NULL,
      "leaseUntil" = now() + make_interval(secs => ${LEASE_SECONDS}),
      crashes = t.crashes + CASE WHEN t.owner IS NULL THEN 0 ELSE 1 END
    FROM "Rejudging" j
    WHERE j.id = t."rejudgingId" AND t."submissionId" = (
      SELECT w."submissionId" FROM "RejudgeTask" w JOIN "Rejudging" r ON r.id = w."rejudgingId"
        JOIN "Submission" s ON s.id = w."submissionId"
      WHERE r.state = 'RUNNING' AND ${HAS_ENDED} AND s.language IN (${listed(languages)}) AND (
        (w.owner IS NULL AND (w."runAfter" IS NULL OR w."runAfter" <= now()))
        OR w."leaseUntil" < now())
      ORDER BY w."submissionId" LIMIT 1 FOR UPDATE OF w SKIP LOCKED)
    RETURNING t."submissionId", t."rejudgingId", j."testSetId", t.attempt, t.crashes, t.failures`;
  return rows[0] ?? null;
}

type Open = {
  readonly id: string;
  readonly problemId: string;
  readonly testSetId: string;
  readonly all: boolean;
  readonly createdAt: Date;
  readonly countedTo: string | null;
  readonly walkedTo: string | null;
  readonly isCounted: boolean;
  readonly isWalked: boolean;
  readonly isGone: boolean;
  readonly tasks: number;
};

async function step(tx: Db, claimer: Claimer): Promise<RejudgeStep> {
  const [open] = await tx.$queryRaw<Open[]>`
    SELECT j.id, j."problemId", j."testSetId", j."all", j."createdAt", j."countedTo",
      j."walkedTo", j."isCounted", j."isWalked",
      p."deletedAt" IS NOT NULL AS "isGone",
      (SELECT count(*)::int FROM "RejudgeTask" t WHERE t."rejudgingId" = j.id) AS tasks
    FROM "Rejudging" j JOIN "Problem" p ON p.id = j."problemId"
    WHERE j.state = 'RUNNING' ORDER BY j."createdAt", j.id LIMIT 1 FOR UPDATE OF j SKIP LOCKED`;
  if (!open) return null;
  if (open.isGone) return end(tx, open.id, 'CANCELLED');
  if (!open.isCounted) return countOn(tx, open);
  if (!open.isWalked) return open.tasks < OPEN_MAX ? walkOn(tx, open, claimer) : null;
  return open.tasks === 0 ? end(tx, open.id, 'DONE') : null;
}

async function end(tx: Db, id: string, state: 'DONE' | 'CANCELLED'): Promise<'again'> {
  // Some of those counted may have gone with their accounts since.
  await tx.$executeRaw`
    UPDATE "Rejudging" SET state = ${state}::"RejudgingState", "endedAt" = now(),
      total = CASE WHEN ${state === 'DONE'} THEN judged + failed ELSE total END
    WHERE id = ${id}::uuid`;
  return 'again';
}

/** The problem's submissions after one of them, in the order of their ids, which an index has. */
function pageAfter(open: Open, id: string | null, size: number): Prisma.Sql {
  const isBehind = id === null ? Prisma.empty : Prisma.sql`AND s.id > ${id}::uuid`;
  const scope = {
    all: Prisma.sql`${open.all}::boolean`,
    testSetId: Prisma.sql`${open.testSetId}::uuid`,
    createdAt: Prisma.sql`${open.createdAt}::timestamptz`,
  };
  return Prisma.sql`
    SELECT s.id, s.language, ${HAS_ENDED} AS ended, ${isMeant(scope)} AS meant FROM "Submission" s
    WHERE s."problemId" = ${open.problemId}::uuid ${isBehind} ORDER BY s.id LIMIT ${size}`;
}

async function countOn(tx: Db, open: Open): Promise<'again'> {
  await tx.$executeRaw`
    WITH page AS MATERIALIZED (${pageAfter(open, open.countedTo, STEP.count)})
    UPDATE "Rejudging" SET
      total = total + (SELECT count(*) FROM page WHERE meant),
      "countedTo" = coalesce((SELECT id FROM page ORDER BY id DESC LIMIT 1), "countedTo"),
      "isCounted" = (SELECT count(*) FROM page) < ${STEP.count}
    WHERE id = ${open.id}::uuid`;
  return 'again';
}

async function walkOn(tx: Db, open: Open, claimer: Claimer): Promise<RejudgeLease | 'again'> {
  const { id, testSetId } = open;
  const page = pageAfter(open, open.walkedTo, STEP.walk);
  // Read only as far as the first that is meant.
  const [next] = await tx.$queryRaw<{ id: string; language: LanguageKey; ended: boolean }[]>`
    SELECT id, language, ended FROM (${page}) page WHERE meant LIMIT 1`;
  if (!next) {
    await tx.$executeRaw`
      WITH page AS MATERIALIZED (${page})
      UPDATE "Rejudging" SET
        "walkedTo" = coalesce((SELECT id FROM page ORDER BY id DESC LIMIT 1), "walkedTo"),
        "isWalked" = (SELECT count(*) FROM page) < ${STEP.walk}
      WHERE id = ${id}::uuid`;
    return 'again';
  }
  await tx.$executeRaw`
    UPDATE "Rejudging" SET "walkedTo" = ${next.id}::uuid WHERE id = ${id}::uuid`;
  // Without an owner it waits for its own verdict, or for a server that has its language.
  const isOurs = next.ended && claimer.languages.includes(next.language);
  const owner = isOurs ? claimer.owner : null;
  const seconds = owner === null ? null : LEASE_SECONDS;
  const [task] = await tx.$queryRaw<{ attempt: number }[]>`
    INSERT INTO "RejudgeTask" AS t ("submissionId", "rejudgingId", owner, "leaseUntil")
    VALUES (${next.id}::uuid, ${id}::uuid, ${owner},
      now() + make_interval(secs => ${seconds}::float))
    -- Left by one that was ended just now: taken over from whoever judges it.
    ON CONFLICT ("submissionId") DO UPDATE SET "rejudgingId" = ${id}::uuid, owner = ${owner},
      "leaseUntil" = excluded."leaseUntil", attempt = t.attempt + 1, crashes = 0, failures = 0
    RETURNING attempt`;
  if (owner === null) return 'again';
  const attempt = task?.attempt ?? 1;
  return { submissionId: next.id, rejudgingId: id, testSetId, attempt, crashes: 0, failures: 0 };
}

/** Keeps the claims on these alive. */
export async function renewRejudgeLeases(
  db: Db,
  owner: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db.$executeRaw`
    UPDATE "RejudgeTask" SET "leaseUntil" = now() + make_interval(secs => ${LEASE_SECONDS})
    WHERE "submissionId" = ANY(${[...ids]}::uuid[]) AND owner = ${owner}`;
}

/** Gives back what this server had claimed before it died. Only a starting server may call it. */
export async function giveBackRejudgeLeases(db: Db, owner: string): Promise<void> {
  await db.$executeRaw`
    UPDATE "RejudgeTask" SET owner = NULL, "leaseUntil" = NULL, crashes = crashes + 1
    WHERE owner = ${owner}`;
}

/** Puts a claimed one back, to be claimed after `delayMs`. */
export async function putBackRejudge(
  db: Db,
  lease: RejudgeLease,
  owner: string,
  { delayMs, failed }: { readonly delayMs: number; readonly failed: boolean },
): Promise<void> {
  await db.$executeRaw`
    UPDATE "RejudgeTask" SET owner = NULL, "leaseUntil" = NULL,
      "runAfter" = now() + make_interval(secs => ${delayMs / 1000}::float),
      failures = failures + ${failed ? 1 : 0}
    WHERE "submissionId" = ${lease.submissionId}::uuid AND owner = ${owner}
      AND attempt = ${lease.attempt}`;
}
