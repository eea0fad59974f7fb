import type { WriteNoteInput } from '@stepwise/contracts/note';
import { AppError, notFound } from '../../http/app-error.ts';
import type { Database, Db } from '../../lib/db/db.ts';
import { visibleTo, type Viewer } from '../problems/visible-problem.queries.ts';
import type { NotePlace, NoteRow } from './note.queries.ts';

export type WrittenNote = Omit<NoteRow, 'text'>;

/**
 * Keeps a note. Writing what is stored already changes nothing, so that a write may arrive twice.
 * @throws NOT_FOUND for the problem; CONFLICT when the note was changed since the revision it is based on
 */
export async function writeNote(
  db: Database,
  place: NotePlace,
  { text, basedOn }: WriteNoteInput,
  viewer: Viewer,
): Promise<WrittenNote> {
  return db.$transaction(async (tx) => {
    const { problemId: id } = place;
    const where = { id, ...visibleTo(viewer) };
    if (!(await tx.problem.findUnique({ where, select: { id: true } }))) throw notFound('Problem');
    const written = basedOn === 0 ? await insert(tx, place, text) : null;
    return written ?? (await replace(tx, place, text, basedOn));
  });
}

/** Null where there is one already. */
async function insert(tx: Db, place: NotePlace, text: string): Promise<WrittenNote | null> {
  const [written] = await tx.note.createManyAndReturn({
    data: [{ ...place, text }],
    skipDuplicates: true,
    select: { revision: true, writtenAt: true },
  });
  return written ?? null;
}

async function replace(tx: Db, { userId, problemId }: NotePlace, text: string, basedOn: number) {
  const [written] = await tx.$queryRaw<WrittenNote[]>`
    UPDATE "Note" SET text = ${text}, revision = revision + 1, "writtenAt" = statement_timestamp()
    WHERE "userId" = ${userId}::uuid AND "problemId" = ${problemId}::uuid
      AND revision = ${basedOn} AND text <> ${text}
    RETURNING revision, "writtenAt"`;
  if (written) return written;
  const stored = await tx.note.findUnique({
    where: { userId_problemId: { userId, problemId } },
    select: { text: true, revision: true, writtenAt: true },
  });
  if (stored?.text === text) return stored;
  throw new AppError('CONFLICT', 'This note was changed elsewhere');
}
