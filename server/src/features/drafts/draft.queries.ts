import type { LanguageKey } from '@stepwise/contracts/language';
import { Prisma, type Draft, type DraftVersion } from '@stepwise/db/client';
import type { Reader } from '../../lib/db.ts';

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

/** Earlier texts of a draft, newest first. */
export function listDraftVersions(db: Reader, place: DraftPlace): Promise<DraftVersionRow[]> {
  return db.read<DraftVersionRow>(Prisma.sql`
    SELECT v.id, v.code, v."writtenAt" FROM "DraftVersion" v JOIN "Draft" d ON d.id = v."draftId"
    WHERE d."userId" = ${place.userId}::uuid AND d."problemId" = ${place.problemId}::uuid
      AND d.language = ${place.language}::text::"Language"
    ORDER BY v."writtenAt" DESC, v.id DESC`);
}
