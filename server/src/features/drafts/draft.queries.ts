import type { LanguageKey } from '@stepwise/contracts/language';
import { Prisma, type Draft, type DraftVersion } from '@stepwise/db/client';
import type { Db, Reader } from '../../lib/db/db.ts';
import { findSeal } from '../seals/seal.queries.ts';

/** Whose draft, of what, in which language. */
export type DraftPlace = {
  readonly userId: string;
  readonly problemId: string;
  readonly language: LanguageKey;
};

export type DraftRow = Pick<Draft, 'language' | 'code' | 'revision' | 'writtenAt'>;

export type DraftVersionRow = Pick<DraftVersion, 'id' | 'code' | 'writtenAt'>;

/** A user's drafts of a problem: all, or that of one language. */
export function listDrafts(
  db: Reader,
  userId: string,
  problemId: string,
  language?: LanguageKey,
): Promise<DraftRow[]> {
  const inLanguage =
    language === undefined
      ? Prisma.empty
      : Prisma.sql`AND d.language = ${language}::text::"Language"`;
  return db.read<DraftRow>(Prisma.sql`
    SELECT d.language::text AS language, d.code, d.revision, d."writtenAt" FROM "Draft" d
    WHERE d."userId" = ${userId}::uuid AND d."problemId" = ${problemId}::uuid ${inLanguage}
    ORDER BY d.language`);
}

/** Earlier texts of a draft, newest first; while the person rehearses with the problem, those since then. */
export async function listDraftVersions(db: Reader, place: DraftPlace): Promise<DraftVersionRow[]> {
  const seal = await findSeal(db, place.userId);
  const isSince = seal?.problemIds.includes(place.problemId.toLowerCase())
    ? Prisma.sql`AND v."writtenAt" >= ${seal.since}`
    : Prisma.empty;
  return db.read<DraftVersionRow>(Prisma.sql`
    SELECT v.id, v.code, v."writtenAt" FROM "DraftVersion" v JOIN "Draft" d ON d.id = v."draftId"
    WHERE d."userId" = ${place.userId}::uuid AND d."problemId" = ${place.problemId}::uuid
      AND d.language = ${place.language}::text::"Language" ${isSince}
    ORDER BY v."writtenAt" DESC, v.id DESC`);
}

/**
 * Puts the texts of a person's drafts of some problems among their versions: each begins with its starter
 * again.
 */
export async function setDraftsAside(
  tx: Db,
  userId: string,
  problemIds: readonly string[],
): Promise<void> {
  const drafts = Prisma.sql`(
    SELECT id, code, "writtenAt" FROM "Draft" WHERE "userId" = ${userId}::uuid
      AND "problemId" = ANY(${[...problemIds]}::uuid[]) AND code IS NOT NULL FOR UPDATE)`;
  await tx.$executeRaw`
    DELETE FROM "DraftVersion" v USING ${drafts} d WHERE v."draftId" = d.id AND v.code = d.code`;
  await tx.$executeRaw`
    INSERT INTO "DraftVersion" (id, "draftId", code, "writtenAt")
    SELECT gen_random_uuid(), d.id, d.code, d."writtenAt" FROM ${drafts} d`;
  await tx.$executeRaw`
    UPDATE "Draft" SET code = NULL, revision = revision + 1, "writtenAt" = statement_timestamp()
    FROM ${drafts} d WHERE "Draft".id = d.id`;
}
