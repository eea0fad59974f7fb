import { tapeEventSchema, type Tape, type TapeChunk } from '@stepwise/contracts/tape';
import { z } from 'zod';
import type { Db } from '../../lib/db/db.ts';

/** What was typed in time may be on its way for so long. */
const GRACE_SECONDS = 15;

const eventsSchema = z.array(tapeEventSchema);

type Recording = {
  readonly recordsTyping: boolean;
  /** It has not ended, or just now. */
  readonly isOpen: boolean;
  readonly hasProblem: boolean;
  /** Characters of what is stored of the problem. */
  readonly chars: number;
};

/** Where the recording of a problem stands; null when the rehearsal is not the person's. */
export async function findRecording(
  db: Db,
  {
    userId,
    id,
    position,
  }: { readonly userId: string; readonly id: string; readonly position: number },
): Promise<Recording | null> {
  const [row] = await db.$queryRaw<Recording[]>`
    SELECT r."recordsTyping",
      coalesce(r."endedAt", r."endsAt") > statement_timestamp() - make_interval(secs => ${GRACE_SECONDS})
        AS "isOpen",
      EXISTS (SELECT FROM "RehearsalProblem" q
        WHERE q."rehearsalId" = r.id AND q.position = ${position}) AS "hasProblem",
      (SELECT coalesce(sum(length(c.events)), 0)::int FROM "TapeChunk" c
        WHERE c."rehearsalId" = r.id AND c.position = ${position}) AS chars
    FROM "Rehearsal" r WHERE r.id = ${id}::uuid AND r."userId" = ${userId}::uuid`;
  return row ?? null;
}

export async function hasChunk(db: Db, id: string, chunk: TapeChunk): Promise<boolean> {
  const { position, take, seq } = chunk;
  return (await db.tapeChunk.count({ where: { rehearsalId: id, position, take, seq } })) > 0;
}

/** Stores a chunk; one that is there already stays as it is. */
export async function insertChunk(db: Db, id: string, chunk: TapeChunk): Promise<void> {
  const { position, take, seq, events } = chunk;
  await db.tapeChunk.createMany({
    data: [{ rehearsalId: id, position, take, seq, events: JSON.stringify(events) }],
    skipDuplicates: true,
  });
}

/** Positions of the problems of which there is a recording. */
export async function listRecorded(db: Db, rehearsalId: string): Promise<number[]> {
  const rows = await db.tapeChunk.groupBy({ by: ['position'], where: { rehearsalId } });
  return rows.map(({ position }) => position);
}

/**
 * The chunks of a problem, those of a take in their order, and the takes by when they began. A take ends
 * before the first chunk that is missing: each is told as changes of what the one before it left.
 */
export async function readTape(db: Db, rehearsalId: string, position: number): Promise<Tape> {
  const rows = await db.tapeChunk.findMany({
    where: { rehearsalId, position },
    orderBy: [{ take: 'asc' }, { seq: 'asc' }],
    select: { take: true, seq: true, events: true },
  });
  const takes = new Map<string, Tape['chunks']>();
  for (const { take, seq, events } of rows) {
    const before = takes.get(take) ?? [];
    if (seq !== before.length) continue;
    takes.set(take, [...before, { take, events: eventsSchema.parse(JSON.parse(events)) }]);
  }
  const begun = (chunks: Tape['chunks']): number => chunks[0]?.events[0]?.at ?? 0;
  return { chunks: [...takes.values()].sort((a, b) => begun(a) - begun(b)).flat() };
}
