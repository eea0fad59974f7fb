import { Prisma } from '@stepwise/db/client';
import type { Judgement } from '../../../judge/judge-job.ts';
import type { Db } from '../../../lib/db/db.ts';
import { lockPerson } from '../../../lib/db/lock-person.ts';
import { saveResults } from '../results.queries.ts';
import { markSolved, moveMark } from '../solved-mark.queries.ts';
import { putBackRejudge, type RejudgeLease } from './rejudge-walk.queries.ts';
import type { TestResult } from '../worker/load-job.ts';

type Saving = {
  readonly owner: string;
  readonly lease: RejudgeLease;
  readonly userId: string;
  readonly judgement: Judgement;
  readonly results: readonly TestResult[];
  readonly totalCount: number;
};

type Before = {
  readonly state: string;
  readonly verdict: string;
  readonly problemId: string;
  readonly testSetId: string;
};

/**
 * Puts a new verdict in the place of the old one, with everything that follows from it: results,
 * solved mark, counters of the problem, figures of the rejudging. For one transaction. Changes
 * nothing when the claim has gone to another server or was ended, and while its own judging goes on.
 */
export async function saveRejudgement(tx: Db, saving: Saving): Promise<void> {
  const { lease, owner, userId, judgement } = saving;
  const id = lease.submissionId;
  await lockPerson(tx, userId);
  const [before] = await tx.$queryRaw<Before[]>`
    SELECT state::text, verdict, "problemId", "testSetId" FROM "Submission"
    WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  if (before && !hasEnded(before)) return leaveToItself(tx, saving, before);
  if (!(await takeTask(tx, lease, owner)) || !before) return;

  await keepPast(tx, id);
  await replace(tx, saving);
  const was = { accepted: before.verdict === 'Accepted', counted: before.state === 'DONE' };
  const isAccepted = judgement.verdict === 'Accepted';
  const { problemId } = before;
  if (isAccepted) {
    await markSolved(tx, id);
  } else if (was.accepted) {
    await moveMark(tx, { userId, problemId, id });
  }
  const change = {
    accepted: Number(isAccepted) - Number(was.accepted),
    // What was given up never counted.
    judged: was.counted ? 0 : 1,
  };
  if (change.accepted !== 0 || change.judged !== 0) {
    await tx.$executeRaw`
      UPDATE "Problem" SET "acceptedCount" = "acceptedCount" + ${change.accepted},
        "submissionCount" = "submissionCount" + ${change.judged}
      WHERE id = ${problemId}::uuid`;
  }
  await noteJudged(tx, lease.rejudgingId, {
    isChanged: before.verdict !== judgement.verdict,
    isLost: change.accepted < 0,
    isWon: change.accepted > 0,
  });
}

const hasEnded = ({ state }: Before): boolean => state === 'DONE' || state === 'ERROR';

/**
 * It was given up before, and just now its own turn has come again. On these tests that judging
 * counts; on others it is judged again afterwards.
 */
async function leaveToItself(
  tx: Db,
  { lease, owner }: Saving,
  { testSetId }: Before,
): Promise<void> {
  if (testSetId === lease.testSetId) await takeTask(tx, lease, owner);
  else await putBackRejudge(tx, lease, owner, { delayMs: 0, failed: false });
}

/** Ends one whose judging failed too often: the old verdict stands. */
export async function failRejudge(tx: Db, lease: RejudgeLease, owner: string): Promise<void> {
  if (!(await takeTask(tx, lease, owner))) return;
  await tx.$executeRaw`
    UPDATE "Rejudging" SET failed = failed + 1 WHERE id = ${lease.rejudgingId}::uuid`;
}

async function takeTask(tx: Db, lease: RejudgeLease, owner: string): Promise<boolean> {
  const { submissionId, rejudgingId, attempt } = lease;
  const { count } = await tx.rejudgeTask.deleteMany({
    where: { submissionId, rejudgingId, attempt, owner },
  });
  return count === 1;
}

function keepPast(tx: Db, id: string): Promise<number> {
  return tx.$executeRaw`
    INSERT INTO "PastJudging"
      (id, "submissionId", "testSetId", verdict, "passedCount", "totalCount", results, "judgedAt")
    SELECT gen_random_uuid(), s.id, s."testSetId", s.verdict, s."passedCount", s."totalCount",
      coalesce((
        SELECT jsonb_agg(jsonb_build_object(
          'position', r.position, 'verdict', r.verdict, 'cpuMs', r."cpuMs",
          'memoryKb', r."memoryKb") ORDER BY r.position)
        FROM "SubmissionResult" r WHERE r."submissionId" = s.id
      ), '[]'), s."doneAt"
    FROM "Submission" s WHERE s.id = ${id}::uuid`;
}

async function replace(tx: Db, { lease, judgement, results, totalCount }: Saving): Promise<void> {
  const { submissionId: id, testSetId } = lease;
  const { verdict, passedCount, compileOutput, runtimeVersion } = judgement;
  await tx.submissionResult.deleteMany({ where: { submissionId: id } });
  const isOther = Prisma.sql`s.state = 'DONE' AND s.verdict <> ${verdict}`;
  await tx.$executeRaw`
    UPDATE "Submission" s SET state = 'DONE', verdict = ${verdict}, "passedCount" = ${passedCount},
      "totalCount" = ${totalCount}, "testSetId" = ${testSetId}::uuid,
      "compileOutput" = ${compileOutput?.replaceAll('\0', '\u2400') ?? null},
      "runtimeVersion" = ${runtimeVersion}, "doneAt" = now(), "runAfter" = NULL,
      crashes = 0, failures = 0,
      "replacedVerdict" = CASE WHEN ${isOther} THEN s.verdict ELSE s."replacedVerdict" END,
      "replacedAt" = CASE WHEN ${isOther} THEN now() ELSE s."replacedAt" END,
      "replacedByTests" = CASE WHEN ${isOther} THEN s."testSetId" <> ${testSetId}::uuid
        ELSE s."replacedByTests" END
    WHERE s.id = ${id}::uuid`;
  await saveResults(tx, id, results);
}

type Noted = { readonly isChanged: boolean; readonly isLost: boolean; readonly isWon: boolean };

/** Weight of the newest distance between two outcomes in the mean. */
const WEIGHT = 0.05;

async function noteJudged(tx: Db, id: string, { isChanged, isLost, isWon }: Noted): Promise<void> {
  const gapMs = Prisma.sql`extract(epoch FROM clock_timestamp() - "lastAt")::float * 1000`;
  await tx.$executeRaw`
    UPDATE "Rejudging" SET judged = judged + 1, changed = changed + ${Number(isChanged)},
      lost = lost + ${Number(isLost)}, won = won + ${Number(isWon)},
      "lastAt" = clock_timestamp(),
      "meanMs" = coalesce("meanMs" + ${WEIGHT}::float * (${gapMs} - "meanMs"), ${gapMs}, "meanMs")
    WHERE id = ${id}::uuid`;
}
