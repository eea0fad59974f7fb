import { DRAFT_VERSIONS_MAX, type writeDraftSchema } from '@stepwise/contracts/draft';
import { Prisma } from '@stepwise/db/client';
import type { z } from 'zod';
import { AppError, notFound } from '../../http/app-error.ts';
import type { Database, Db } from '../../lib/db/db.ts';
import { visibleTo, type Viewer } from '../problems/visible-problem.queries.ts';
import { sealedSince } from '../seals/seal.queries.ts';
import type { DraftPlace, DraftRow } from './draft.queries.ts';

/** While somebody types, one text of each such time becomes a version. */
const VERSION_EVERY_SECONDS = 60;
/** Versions of all drafts of one person: beyond that the oldest go. */
const VERSIONS_OF_PERSON_MAX = 2_000;

type Input = z.output<typeof writeDraftSchema>;

type StoredDraft = Omit<DraftRow, 'language'> & {
  readonly id: string;
  /** Whether so much time has passed that its text becomes a version before it is replaced. */
  readonly isDue: boolean;
};

export type WrittenDraft = Omit<DraftRow, 'code'>;

/**
 * Keeps a draft. Writing what is stored already changes nothing, so that a write may arrive twice.
 * @throws NOT_FOUND for the problem; CONFLICT when the draft was changed since the revision it is based on
 */
export async function writeDraft(
  db: Database,
  place: DraftPlace,
  { code, basedOn, keep = [] }: Input,
  viewer: Viewer,
): Promise<WrittenDraft> {
  const { problemId: id, language } = place;
  return db.$transaction(async (tx) => {
    const problem = await tx.problem.findUnique({
      where: { id, ...visibleTo(viewer) },
      select: { id: true },
    });
    if (!problem) throw notFound('Problem');
    const stored = await lockDraft(tx, place);
    const isSame = stored.code === code && stored.revision > 0;
    if (!isSame && stored.revision !== basedOn) {
      throw new AppError('CONFLICT', 'This draft was changed elsewhere');
    }
    if (!isSame && stored.isDue && stored.code !== null) {
      await addVersion(tx, stored.id, stored.code, stored.writtenAt);
    }
    for (const text of keep) await addVersion(tx, stored.id, text);
    if (keep.length > 0 || stored.isDue) await removeOldVersions(tx, place, stored.id);
    const written = isSame ? stored : await replaceCode(tx, stored.id, code);
    return { language, revision: written.revision, writtenAt: written.writtenAt };
  });
}

/** The draft, made where there is none; nobody else changes it until the transaction ends. */
async function lockDraft(tx: Db, place: DraftPlace): Promise<StoredDraft> {
  const { userId, problemId, language } = place;
  await tx.draft.createMany({ data: [{ userId, problemId, language }], skipDuplicates: true });
  const [stored] = await tx.$queryRaw<StoredDraft[]>`
    SELECT d.id, d.code, d.revision, d."writtenAt",
      greatest(d."createdAt", (SELECT max(v."writtenAt") FROM "DraftVersion" v WHERE v."draftId" = d.id))
        <= statement_timestamp() - make_interval(secs => ${VERSION_EVERY_SECONDS}) AS "isDue"
    FROM "Draft" d
    WHERE d."userId" = ${userId}::uuid AND d."problemId" = ${problemId}::uuid
      AND d.language = ${language}::text::"Language"
    FOR UPDATE OF d`;
  // The account may be deleted at this moment.
  if (!stored) throw notFound('Draft');
  return stored;
}

async function replaceCode(tx: Db, id: string, code: string | null) {
  const [written] = await tx.$queryRaw<Pick<StoredDraft, 'revision' | 'writtenAt'>[]>`
    UPDATE "Draft" SET code = ${code}, revision = revision + 1, "writtenAt" = statement_timestamp()
    WHERE id = ${id}::uuid RETURNING revision, "writtenAt"`;
  if (!written) throw notFound('Draft');
  return written;
}

/** A text that is a version already moves up instead. */
async function addVersion(tx: Db, draftId: string, code: string, writtenAt?: Date): Promise<void> {
  await tx.draftVersion.deleteMany({ where: { draftId, code } });
  const data = { draftId, code, ...(writtenAt === undefined ? {} : { writtenAt }) };
  await tx.draftVersion.create({ data });
}

/**
 * What the last rehearsal with the problem or a new beginning set aside stays, however much is written after it. While a
 * rehearsal runs, so does everything that was written before.
 */
async function removeOldVersions(
  tx: Db,
  { userId, problemId }: DraftPlace,
  draftId: string,
): Promise<void> {
  const since = sealedSince(userId, problemId);
  const setAside = Prisma.sql`(
    SELECT id FROM "DraftVersion" WHERE "draftId" = ${draftId}::uuid AND "writtenAt" < greatest(
      (SELECT "progressSince" FROM "User" WHERE id = ${userId}::uuid),
      (SELECT max(r."startedAt") FROM "Rehearsal" r JOIN "RehearsalProblem" q ON q."rehearsalId" = r.id
      WHERE r."userId" = ${userId}::uuid AND q."problemId" = ${problemId}::uuid))
    ORDER BY "writtenAt" DESC, id DESC LIMIT 1)`;
  await tx.$executeRaw`
    DELETE FROM "DraftVersion" WHERE id IN (
      SELECT v.id FROM "DraftVersion" v
      WHERE v."draftId" = ${draftId}::uuid AND v.id IS DISTINCT FROM ${setAside}
        AND v."writtenAt" >= coalesce(${since}, '-infinity')
      ORDER BY v."writtenAt" DESC, v.id DESC
      OFFSET ${DRAFT_VERSIONS_MAX}::int - (${setAside} IS NOT NULL)::int)`;
  await tx.$executeRaw`
    DELETE FROM "DraftVersion" WHERE id IN (
      SELECT v.id FROM "DraftVersion" v JOIN "Draft" d ON d.id = v."draftId"
      WHERE d."userId" = ${userId}::uuid AND v.id NOT IN (
        SELECT DISTINCT ON (w."draftId") w.id FROM "DraftVersion" w JOIN "Draft" e ON e.id = w."draftId"
        JOIN "User" u ON u.id = e."userId"
        WHERE u.id = ${userId}::uuid AND w."writtenAt" < u."progressSince"
        ORDER BY w."draftId", w."writtenAt" DESC, w.id DESC)
      ORDER BY v."writtenAt" DESC, v.id DESC OFFSET ${VERSIONS_OF_PERSON_MAX})`;
}
