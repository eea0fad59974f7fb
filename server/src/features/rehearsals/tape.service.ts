import { TAPE_MAX_CHARS } from '@stepwise/contracts/tape-limits';
import type { Tape, TapeChunk } from '@stepwise/contracts/tape';
import { AppError, notFound } from '../../http/app-error.ts';
import type { Database } from '../../lib/db/db.ts';
import { lockPerson } from '../../lib/db/lock-person.ts';
import { refuseSealed } from '../seals/seal.queries.ts';
import { endWhatIsOver } from './ending.queries.ts';
import { findRehearsal, type RehearsalRow } from './rehearsal.queries.ts';
import { findRecording, hasChunk, insertChunk, readTape } from './tape.queries.ts';

type Place = { readonly userId: string; readonly id: string };

/**
 * Adds to the recording of a problem; what is there already stays.
 * @returns how many characters may still be recorded
 * @throws NOT_FOUND for the rehearsal or the problem; CONFLICT without consent, when it has ended, or is full
 */
export async function storeChunk(db: Database, place: Place, chunk: TapeChunk): Promise<number> {
  return db.$transaction(async (tx) => {
    // What is deleted meanwhile stays so, and chunks that come at once keep to the bound together.
    await lockPerson(tx, place.userId);
    const recording = await findRecording(tx, { ...place, position: chunk.position });
    if (!recording) throw notFound('Rehearsal');
    if (!recording.hasProblem) throw notFound('Problem');
    const { recordsTyping, isOpen, chars } = recording;
    if (!recordsTyping) throw new AppError('CONFLICT', 'This rehearsal records nothing');
    if (!isOpen) throw new AppError('CONFLICT', 'This rehearsal has ended');
    // Its answer was lost, and it is sent again.
    if (await hasChunk(tx, place.id, chunk)) return TAPE_MAX_CHARS - chars;
    const charsLeft = TAPE_MAX_CHARS - chars - JSON.stringify(chunk.events).length;
    if (charsLeft < 0) throw new AppError('CONFLICT', 'The recording of this problem is full');
    await insertChunk(tx, place.id, chunk);
    return charsLeft;
  });
}

/** @throws NOT_FOUND for the rehearsal or a recording; CONFLICT while it runs; FORBIDDEN where sealed */
export async function getTape(
  db: Database,
  { userId, id }: Place,
  position: number,
): Promise<Tape> {
  await endWhatIsOver(db, userId);
  const row = await findRehearsal(db, userId, id);
  if (!row) throw notFound('Rehearsal');
  if (row.endedAt === null) throw new AppError('CONFLICT', 'This rehearsal is still running');
  return getRecorded(db, row, position);
}

/**
 * @param closed what whoever asks is told while it is sealed, when that is not the person
 * @throws NOT_FOUND where nothing was recorded, or is no longer kept; FORBIDDEN while the person rehearses
 *   with the same problem again
 */
export async function getRecorded(
  db: Database,
  { id, userId, problems }: RehearsalRow,
  position: number,
  closed?: string,
): Promise<Tape> {
  const problem = problems.find((one) => one.position === position);
  if (!problem) throw notFound('Recording');
  await refuseSealed(db, userId, problem.problemId, closed);
  const tape = await readTape(db, id, position);
  if (tape.chunks.length === 0) throw notFound('Recording');
  return tape;
}
