import type { startRehearsalSchema } from '@stepwise/contracts/rehearsal';
import type { z } from 'zod';
import { AppError, notFound } from '../../http/app-error.ts';
import type { Db } from '../../lib/db/db.ts';

/** Whoever has solved a problem within these days remembers too much of it. */
const FRESH_DAYS = 14;

type Draw = NonNullable<z.output<typeof startRehearsalSchema>['draw']>;

/**
 * Problems of a level, at random: of two or more one that is due for review, where there is one. Then those that
 * the person has neither solved nor been shown.
 * @param due ids of problems
 * @throws CONFLICT when there are too few
 */
export async function drawProblems(
  tx: Db,
  userId: string,
  { level, count }: Draw,
  due: readonly string[],
): Promise<string[]> {
  const known = count > 1 ? [...due] : [];
  const rows = await tx.$queryRaw<{ id: string }[]>`
    WITH fit AS (
      SELECT p.id FROM "Problem" p
      WHERE p."deletedAt" IS NULL AND NOT p."isDraft" AND p."currentTestSetId" IS NOT NULL
        AND ${level} = ANY(p.tags)
        AND NOT EXISTS (SELECT FROM "Submission" s
          WHERE s."userId" = ${userId}::uuid AND s."problemId" = p.id AND s.verdict = 'Accepted'
            AND s."createdAt" > now() - make_interval(days => ${FRESH_DAYS})))
    SELECT id FROM fit
    ORDER BY
      (id = (SELECT id FROM fit WHERE id = ANY(${known}::uuid[]) ORDER BY random() LIMIT 1)) DESC,
      (EXISTS (SELECT FROM "SolvedMark" m
               WHERE m."userId" = ${userId}::uuid AND m."problemId" = fit.id)
       OR EXISTS (SELECT FROM "RevealedSolution" v
                  WHERE v."userId" = ${userId}::uuid AND v."problemId" = fit.id)),
      random()
    LIMIT ${count}`;
  if (rows.length < count) {
    const left = rows.length === 1 ? '1 problem' : `${rows.length} problems`;
    throw new AppError(
      'CONFLICT',
      `This level has ${left} that you have not solved within ${FRESH_DAYS} days`,
    );
  }
  return rows.map(({ id }) => id);
}

/**
 * The problems that a person has chosen, each once.
 * @throws NOT_FOUND when one of them is not there to be solved
 */
export async function checkChosen(tx: Db, problemIds: readonly string[]): Promise<string[]> {
  const ids = [...new Set(problemIds.map((id) => id.toLowerCase()))];
  const count = await tx.problem.count({
    where: { id: { in: ids }, deletedAt: null, isDraft: false, currentTestSetId: { not: null } },
  });
  if (count < ids.length) throw notFound('Problem');
  return ids;
}
