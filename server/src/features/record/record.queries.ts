import { Prisma } from '@stepwise/db/client';
import type { Reader } from '../../lib/db/db.ts';
import type { Judging, Solution } from './plan-commits.ts';

/** Programs per page; of each all results are looked at. */
const PAGE = 500;
const ACCEPTED = 'Accepted';

export type StoredSolution = Solution & { readonly bytes: number };

type Row = Omit<StoredSolution, 'judgings'> & {
  readonly isDone: boolean;
  readonly verdict: string | null;
  readonly doneAt: Date | null;
  readonly ms: number | null;
  readonly past: readonly (Omit<Judging, 'at'> & { readonly at: string })[];
};

/** Every program of a person that is or was accepted, without its text, at most `limit`. */
export async function listSolutions(
  db: Reader,
  userId: string,
  limit: number,
): Promise<StoredSolution[]> {
  const solutions: StoredSolution[] = [];
  for (let after: string | null = null; solutions.length < limit;) {
    const rows: Row[] = await readPage(db, userId, after);
    solutions.push(...rows.map(solutionOf));
    after = rows.at(-1)?.id ?? null;
    if (rows.length < PAGE) break;
  }
  return solutions.slice(0, limit);
}

function readPage(db: Reader, userId: string, after: string | null): Promise<Row[]> {
  const isAfter = after === null ? Prisma.empty : Prisma.sql`AND s.id > ${after}::uuid`;
  return db.read<Row>(Prisma.sql`
    SELECT s.id, p.slug, s."problemTitle" AS title, s.language::text AS language, s."createdAt",
      octet_length(s."sourceCode") AS bytes, s.state = 'DONE' AS "isDone", s.verdict, s."doneAt",
      (SELECT max(r."cpuMs") FROM "SubmissionResult" r WHERE r."submissionId" = s.id) AS ms, j.past
    FROM "Submission" s JOIN "Problem" p ON p.id = s."problemId"
    -- Beside each row and not in a condition, for which all past judgings of everybody might be read.
    CROSS JOIN LATERAL (
      SELECT bool_or(j.verdict = ${ACCEPTED}) AS "wasAccepted",
        coalesce(json_agg(json_build_object('verdict', j.verdict, 'at', j."judgedAt", 'ms', (
          SELECT max((r->>'cpuMs')::int) FROM jsonb_array_elements(j.results) r
        )) ORDER BY j."judgedAt", j."replacedAt", j.id), '[]') AS past
      FROM "PastJudging" j WHERE j."submissionId" = s.id) j
    WHERE s."userId" = ${userId}::uuid ${isAfter}
      AND ((s.state = 'DONE' AND s.verdict = ${ACCEPTED}) OR j."wasAccepted")
    ORDER BY s.id LIMIT ${PAGE}`);
}

function solutionOf({ isDone, verdict, doneAt, ms, past, ...solution }: Row): StoredSolution {
  const judgings: Judging[] = past.map((judging) => ({ ...judging, at: new Date(judging.at) }));
  // One that waits to be judged again keeps what was found before.
  if (isDone && verdict !== null && doneAt !== null) judgings.push({ verdict, at: doneAt, ms });
  return { ...solution, judgings };
}

/** The texts of these programs, those that are there. */
export async function readSources(
  db: Reader,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db.read<{ id: string; sourceCode: string }>(Prisma.sql`
    SELECT id, "sourceCode" FROM "Submission"
    WHERE id = ANY(${[...ids]}::uuid[]) AND "userId" = ${userId}::uuid`);
  return new Map(rows.map(({ id, sourceCode }) => [id, sourceCode]));
}

/** Which of these problems there are, by their names in addresses. */
export async function findProblems(
  db: Reader,
  slugs: readonly string[],
): Promise<{ id: string; slug: string; title: string }[]> {
  return db.read(Prisma.sql`
    SELECT id, slug, title FROM "Problem"
    WHERE slug = ANY(${[...slugs]}::text[]) AND "deletedAt" IS NULL AND NOT "isDraft"`);
}

export async function findName(db: Reader, userId: string): Promise<string | null> {
  const [row] = await db.read<{ name: string }>(Prisma.sql`
    SELECT name FROM "User" WHERE id = ${userId}::uuid`);
  return row?.name ?? null;
}

/** The person's accepted programs, each as problem, language and hash of its text. */
export async function listAcceptedHashes(db: Reader, userId: string): Promise<Set<string>> {
  const rows = await db.read<{ key: string }>(Prisma.sql`
    SELECT DISTINCT "problemId" || ' ' || language || ' ' || md5("sourceCode") AS key
    FROM "Submission"
    WHERE "userId" = ${userId}::uuid AND state = 'DONE' AND verdict = ${ACCEPTED}`);
  return new Set(rows.map(({ key }) => key));
}
