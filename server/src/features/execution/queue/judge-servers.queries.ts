import { LANGUAGE_KEYS, type LanguageKey } from '@stepwise/contracts/language';
import { Prisma } from '@stepwise/db/client';
import type { Db, Reader } from '../../../lib/db/db.ts';
import { LEASE_SECONDS } from './lease.queries.ts';
import { ofEach } from './of-each-language.ts';

/** Says that this server judges and what it can run. Who does not say so again is taken for dead. */
export async function announceJudge(
  db: Db,
  owner: string,
  languages: readonly LanguageKey[],
): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "JudgeServer" (owner, languages, "seenAt")
    VALUES (${owner}, ${[...languages]}::text[]::"Language"[], now())
    ON CONFLICT (owner) DO UPDATE SET languages = excluded.languages, "seenAt" = now()`;
}

/** Takes the name of a server that judges no more from the list: it is none that is away. */
export async function withdrawJudge(db: Db, owner: string): Promise<void> {
  await db.judgeServer.deleteMany({ where: { owner } });
}

/** What the other servers that are alive can run. */
export async function languagesOfOthers(db: Db, owner: string): Promise<LanguageKey[]> {
  const rows = await db.$queryRaw<{ language: LanguageKey }[]>`
    SELECT DISTINCT unnest(languages) AS language FROM "JudgeServer"
    WHERE owner <> ${owner} AND "seenAt" > now() - make_interval(secs => ${LEASE_SECONDS})`;
  return rows.map(({ language }) => language);
}

/**
 * Whether some server that is alive runs whatever waits, also what was put back for a while: a judge that
 * is down does that with all it claims.
 */
export async function isServed(db: Reader): Promise<boolean> {
  // One look at each of the two partial indexes, for each language.
  const waiting = (isDelayed: Prisma.Sql) =>
    ofEach(
      LANGUAGE_KEYS,
      Prisma.sql`
        SELECT language FROM "Submission"
        WHERE state = 'QUEUED' AND "runAfter" ${isDelayed} AND language = wanted.language LIMIT 1`,
    );
  const [row] = await db.read<{ isServed: boolean }>(Prisma.sql`
    SELECT NOT EXISTS (
      SELECT FROM (
        ${waiting(Prisma.sql`IS NULL`)} UNION ALL ${waiting(Prisma.sql`IS NOT NULL`)}
      ) waits
      WHERE NOT EXISTS (SELECT FROM "JudgeServer"
        WHERE waits.language = ANY(languages)
          AND "seenAt" > now() - make_interval(secs => ${LEASE_SECONDS}))
    ) AS "isServed"`);
  return row?.isServed ?? false;
}

export type JudgeRow = {
  readonly name: string;
  readonly languages: LanguageKey[];
  readonly seenSeconds: number;
  readonly isAlive: boolean;
};

/** Servers that judge or did so lately, those seen last first. */
export function listJudges(db: Reader, atMost: number): Promise<JudgeRow[]> {
  return db.read<JudgeRow>(Prisma.sql`
    SELECT owner AS name, languages::text[] AS languages,
      greatest(extract(epoch FROM now() - "seenAt"), 0)::float AS "seenSeconds",
      "seenAt" > now() - make_interval(secs => ${LEASE_SECONDS}) AS "isAlive"
    FROM "JudgeServer" ORDER BY "seenAt" DESC, owner LIMIT ${atMost}`);
}
