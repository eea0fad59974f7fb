import { randomUUID } from 'node:crypto';
import type { LanguageKey } from '@stepwise/contracts/language';
import type { Db } from '../lib/db/db.ts';

export const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400] as const;

/** The text of every program. */
export const PROGRAM = 'a program of somebody';

type Sent = {
  readonly by: string;
  readonly to: string;
  readonly language?: LanguageKey;
  /** Null: it waits. */
  readonly verdict: string | null;
  readonly secondsAgo: number;
  /** From sending to the verdict. */
  readonly took?: number;
  /** Positions of tests. */
  readonly fails?: readonly number[];
  readonly state?: string;
};

/** A person whose account is so old. */
export async function makePerson(db: Db, name: string, secondsAgo: number): Promise<string> {
  const id = randomUUID();
  await db.$executeRaw`
    INSERT INTO "User" (id, name, email, "createdAt", "updatedAt")
    VALUES (${id}::uuid, ${name}, ${`${name.toLowerCase()}@figures.example`},
      now() - make_interval(secs => ${secondsAgo}), now())`;
  return id;
}

/** Something that was sent in long ago, with its results and the mark of who solved it. */
export async function sendAgo(db: Db, sent: Sent): Promise<string> {
  const { by, to, language = 'PYTHON', verdict, secondsAgo, took = 1, fails = [] } = sent;
  const [id, state] = [randomUUID(), sent.state ?? (verdict === null ? 'QUEUED' : 'DONE')];
  await db.$executeRaw`
    INSERT INTO "Submission" (id, "userId", "problemId", "problemTitle", "testSetId", language,
      "sourceCode", state, verdict, "passedCount", "totalCount", owner, "leaseUntil", "createdAt", "doneAt")
    SELECT ${id}::uuid, ${by}::uuid, id, title, "currentTestSetId", ${language}::"Language",
      ${PROGRAM}, ${state}::"SubmissionState", ${verdict}::text,
      CASE WHEN ${verdict === 'Accepted'} THEN 2 ELSE 0 END, 2,
      CASE WHEN ${state === 'RUNNING'} THEN 'first:3000' END,
      CASE WHEN ${state === 'RUNNING'} THEN now() END,
      now() - make_interval(secs => ${secondsAgo}),
      CASE WHEN ${verdict !== null} THEN now() - make_interval(secs => ${secondsAgo - took}) END
    FROM "Problem" WHERE id = ${to}::uuid`;
  await db.$executeRaw`
    INSERT INTO "SubmissionResult" ("submissionId", position, "testCaseId", verdict, passed, "cpuMs",
      "wallMs", "memoryKb", stdout, stderr)
    SELECT s.id, t.position, t.id, CASE WHEN passed THEN 'Accepted' ELSE 'Wrong Answer' END, passed,
      1, 1, 1, '', ''
    FROM "Submission" s JOIN "TestCase" t ON t."testSetId" = s."testSetId"
    CROSS JOIN LATERAL (SELECT t.position <> ALL (${[...fails]}::int[]) AS passed) p
    WHERE s.id = ${id}::uuid AND s.verdict IS NOT NULL`;
  if (verdict === 'Accepted') {
    await db.$executeRaw`
      INSERT INTO "SolvedMark" ("userId", "problemId", "submissionId", "solvedAt")
      SELECT "userId", "problemId", id, "doneAt" FROM "Submission" WHERE id = ${id}::uuid`;
  }
  return id;
}

/** It was judged before, so many seconds after it was sent, and just now again. */
export async function judgeAgain(
  db: Db,
  id: string,
  { verdict, took }: { readonly verdict: string; readonly took: number },
): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "PastJudging" (id, "submissionId", "testSetId", verdict, "passedCount", "totalCount",
      results, "judgedAt")
    SELECT gen_random_uuid(), id, "testSetId", ${verdict}, 0, 2, '[]',
      "createdAt" + make_interval(secs => ${took}) FROM "Submission" WHERE id = ${id}::uuid`;
  await db.$executeRaw`UPDATE "Submission" SET "doneAt" = now() WHERE id = ${id}::uuid`;
}
