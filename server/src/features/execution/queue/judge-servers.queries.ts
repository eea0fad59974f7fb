import type { LanguageKey } from '@stepwise/contracts/language';
import { Prisma } from '@stepwise/db/client';
import type { Db, Reader } from '../../../lib/db.ts';
import { LEASE_SECONDS } from './lease.queries.ts';

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

/** Of a server that judged before it was started anew, and does so no more: it is none that is away. */
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

/** Whether some server that is alive runs whatever waits. */
export async function isServed(db: Reader): Promise<boolean> {
  const [row] = await db.read<{ isServed: boolean }>(Prisma.sql`
    SELECT NOT EXISTS (
      SELECT FROM unnest(enum_range(NULL::"Language")) AS wanted(language)
      WHERE EXISTS (SELECT FROM "Submission"
          WHERE state = 'QUEUED' AND "runAfter" IS NULL AND language = wanted.language)
        AND NOT EXISTS (SELECT FROM "JudgeServer"
          WHERE wanted.language = ANY(languages)
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
