import { Prisma, type Note } from '@stepwise/db/client';
import type { Reader } from '../../lib/db/db.ts';
import { findSeal } from '../seals/seal.queries.ts';

/** Whose note, about what. */
export type NotePlace = { readonly userId: string; readonly problemId: string };

export type NoteRow = Pick<Note, 'text' | 'revision' | 'writtenAt'>;

export type NotedProblem = Pick<Note, 'problemId' | 'writtenAt'>;

/** Of all that somebody could write down; more is not listed. */
const NOTES_MAX = 5_000;

export async function findNote(db: Reader, place: NotePlace): Promise<NoteRow | null> {
  const [note] = await db.read<NoteRow>(Prisma.sql`
    SELECT text, revision, "writtenAt" FROM "Note"
    WHERE "userId" = ${place.userId}::uuid AND "problemId" = ${place.problemId}::uuid`);
  return note ?? null;
}

/** Problems with a note that says something, the newest note first. */
export async function listNoted(db: Reader, userId: string, search = ''): Promise<NotedProblem[]> {
  // A search tells what is in them.
  const seal = search === '' ? null : await findSeal(db, userId);
  const hidden = seal
    ? Prisma.sql`AND "problemId" <> ALL(${[...seal.problemIds]}::uuid[])`
    : Prisma.empty;
  return db.read<NotedProblem>(Prisma.sql`
    SELECT "problemId", "writtenAt" FROM "Note"
    WHERE "userId" = ${userId}::uuid AND text <> ''
      AND strpos(lower(text), lower(${search}::text)) > 0 ${hidden}
    ORDER BY "writtenAt" DESC, "problemId" LIMIT ${NOTES_MAX}`);
}
