import type { LanguageKey } from '@stepwise/contracts/language';
import type { Db } from '../../../lib/db.ts';
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

/** What the other servers that are alive can run. */
export async function languagesOfOthers(db: Db, owner: string): Promise<LanguageKey[]> {
  const rows = await db.$queryRaw<{ language: LanguageKey }[]>`
    SELECT DISTINCT unnest(languages) AS language FROM "JudgeServer"
    WHERE owner <> ${owner} AND "seenAt" > now() - make_interval(secs => ${LEASE_SECONDS})`;
  return rows.map(({ language }) => language);
}
