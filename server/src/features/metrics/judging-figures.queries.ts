import type { LanguageKey } from '@stepwise/contracts/language';
import type { Judged } from '@stepwise/contracts/metrics';
import { Prisma } from '@stepwise/db/client';
import type { Reader } from '../../lib/db/db.ts';

/** Of the last days at most so many submissions are looked at, the newest. */
const LOOK_MAX = 20_000;

export type VerdictCount = {
  readonly language: LanguageKey;
  readonly verdict: string;
  readonly count: number;
};

export type JudgingFigures = {
  readonly hour: Judged;
  readonly day: Judged;
  /** Whether there were more submissions than were looked at. */
  readonly isMore: boolean;
  /** Of the last 24 hours. */
  readonly verdicts: readonly VerdictCount[];
};

/**
 * What was sent in lately and has come to an end. Older than two days is nothing that came to an end in the last
 * one: what was given up is tried again for a day. It counts as it was judged first, not again.
 */
const judged = (lookMax: number) => Prisma.sql`
  sent AS MATERIALIZED (
    SELECT id, language::text AS language, verdict, "createdAt", "doneAt" FROM "Submission"
    WHERE "createdAt" > now() - interval '48 hours'
    ORDER BY "createdAt" DESC LIMIT ${lookMax}
  ), looked AS (
    SELECT count(*) = ${lookMax} AS "isMore", now() - min("createdAt") AS span FROM sent
  ), judged AS MATERIALIZED (
    SELECT s.language, coalesce(past.verdict, s.verdict) AS verdict,
      coalesce(past."judgedAt", s."doneAt") AS at, s."createdAt"
    FROM sent s LEFT JOIN LATERAL (
      SELECT verdict, "judgedAt" FROM "PastJudging" WHERE "submissionId" = s.id
      ORDER BY "judgedAt" LIMIT 1) past ON true
    WHERE coalesce(past."judgedAt", s."doneAt") > now() - interval '24 hours'
  )`;

/** Of the hour and of the day. When there are more than were looked at, these stand for the time they took. */
const WINDOWS = Prisma.sql`
  SELECT w.name, count(j.at) AS judged,
    count(j.at) FILTER (WHERE j.verdict = 'Internal Error') AS failed,
    count(j.at) * 60 / greatest(60, extract(epoch FROM
      CASE WHEN l."isMore" THEN least(w.span, l.span) ELSE w.span END)) AS "perMinute",
    percentile_cont(ARRAY[0.5, 0.95]) WITHIN GROUP (
      ORDER BY extract(epoch FROM j.at - j."createdAt")::float)
      FILTER (WHERE j.verdict <> 'Internal Error') AS seconds
  FROM looked l
  CROSS JOIN (VALUES ('hour', interval '1 hour'), ('day', interval '24 hours')) w (name, span)
  LEFT JOIN judged j ON j.at > now() - w.span
  GROUP BY w.name, w.span, l."isMore", l.span`;

type Row = Pick<JudgingFigures, 'isMore' | 'verdicts'> & {
  readonly windows: Pick<JudgingFigures, 'hour' | 'day'>;
};

/** How judging went in the last hour and in the last 24. */
export async function readJudging(db: Reader, lookMax = LOOK_MAX): Promise<JudgingFigures> {
  const [row] = await db.read<Row>(Prisma.sql`
    WITH ${judged(lookMax)}
    SELECT looked."isMore",
      (SELECT json_object_agg(w.name, json_build_object(
         'judged', w.judged, 'failed', w.failed, 'perMinute', w."perMinute",
         'p50Seconds', w.seconds[1], 'p95Seconds', w.seconds[2])) FROM (${WINDOWS}) w) AS windows,
      (SELECT coalesce(json_agg(v ORDER BY v.language, v.verdict), '[]') FROM (
         SELECT language, verdict, count(*) AS count FROM judged
         GROUP BY language, verdict) v) AS verdicts
    FROM looked`);
  if (!row) throw new Error('The database counted nothing');
  return { ...row.windows, isMore: row.isMore, verdicts: row.verdicts };
}
