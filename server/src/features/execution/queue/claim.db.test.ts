import { LANGUAGE_KEYS } from '@stepwise/contracts/language';
import { Prisma } from '@stepwise/db/client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../../lib/db/db.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { fillQueue } from '../../../test/fill/fill-queue.ts';
import { rowsRead as rowsReadIn } from '../../../test/rows-read.ts';
import { unhurried } from '../../../test/unhurried.ts';
import { claimNext, readUnderWay } from './claim.queries.ts';
import { measurePending, measureQueue } from './queue-state.queries.ts';

const database = useTestDatabase();

beforeEach(() =>
  unhurried(database.db, async (tx) => {
    await tx.submission.deleteMany();
  }),
);

/** Rows of the queue's table that `use` reads. */
const rowsRead = (use: (tx: Db) => Promise<unknown>) =>
  database.db.$transaction((tx) => rowsReadIn(tx, use));

/** Puts one more into the queue, as sending it in does. */
async function send(userId: string, problemId: string): Promise<string> {
  const { db } = database;
  const { currentTestSetId } = await db.problem.findUniqueOrThrow({ where: { id: problemId } });
  const { turnAt } = await measurePending(db, userId, 1_000);
  const { id } = await db.submission.create({
    data: {
      ...{ userId, problemId, problemTitle: 'Queued', testSetId: currentTestSetId ?? '', turnAt },
      ...{ language: 'PYTHON', sourceCode: 'echo', totalCount: 1 },
    },
  });
  return id;
}

const people = () =>
  database.db.user.findMany({ orderBy: { email: 'asc' } }).then((rows) => rows.map(({ id }) => id));

describe('the queue', () => {
  it('costs a claim and a look the same, however many wait and of however few', async () => {
    const { db } = database;
    await fillQueue(db, { waiting: 20_000, people: 3 });
    const later = `now() + make_interval(secs => random() * 1000)`;
    await unhurried(db, async (tx) => {
      await tx.$executeRawUnsafe(`UPDATE "Submission" SET "runAfter" = ${later}
        WHERE id IN (SELECT id FROM "Submission" ORDER BY "turnAt" LIMIT 8000)`);
      await tx.$executeRawUnsafe(`UPDATE "Submission" SET state = 'ERROR',
        verdict = 'Internal Error', "doneAt" = now(), "runAfter" = ${later}
        WHERE id IN (SELECT id FROM "Submission" ORDER BY "turnAt" DESC LIMIT 8000)`);
    });
    expect(await rowsRead((tx) => claimNext(tx, 'a', LANGUAGE_KEYS))).toBeLessThan(200);
    const read = (tx: Db) => ({
      read: <Row>(statement: { sql: string; values: unknown[] }) =>
        tx.$queryRaw<Row[]>(statement as never),
    });
    expect(await rowsRead((tx) => measureQueue(read(tx) as never, 50))).toBeLessThan(200);
    const { id } = await db.submission.findFirstOrThrow({ where: { runAfter: null } });
    expect(await rowsRead((tx) => readUnderWay(read(tx) as never, [id]))).toBeLessThan(500);
    const [first = ''] = await people();
    expect(await rowsRead((tx) => measurePending(tx, first, 2))).toBeLessThan(10);
  });

  it('has its statement planned once for all claims of a connection', async () => {
    await fillQueue(database.db, { waiting: 2_000, people: 50 });
    const plans = await database.db.$transaction(async (tx) => {
      for (let i = 0; i < 8; i++) await claimNext(tx, 'a', LANGUAGE_KEYS);
      return tx.$queryRaw<{ custom: number }[]>`
        SELECT custom_plans::int AS custom FROM pg_prepared_statements
        WHERE statement LIKE '%candidate%RETURNING%' AND statement NOT LIKE '%pg_prepared_statements%'`;
    });
    // PostgreSQL plans the first five calls anew, then compares.
    expect(plans).toEqual([{ custom: 5 }]);
  });

  it('lets nobody wait behind all that one person has sent in', async () => {
    const { db } = database;
    const problemId = await fillQueue(db, { waiting: 0, people: 3 });
    const [greedy = '', patient = ''] = await people();
    const many = [];
    for (let i = 0; i < 100; i++) many.push(await send(greedy, problemId));
    const one = await send(patient, problemId);
    const claimed = [];
    for (let i = 0; i < 4; i++) claimed.push((await claimNext(db, 'a', LANGUAGE_KEYS))?.id);
    expect(claimed).toEqual([many[0], one, many[1], many[2]]);
  });

  it('tells each its place, in the order in which they are claimed', async () => {
    const { db } = database;
    const problemId = await fillQueue(db, { waiting: 0, people: 3 });
    const [greedy = '', patient = '', third = ''] = await people();
    const busy = await send(greedy, problemId);
    await claimNext(db, 'a', LANGUAGE_KEYS);
    const later = await send(greedy, problemId);
    const sent = [await send(patient, problemId), await send(third, problemId)];
    const due = await send(third, problemId);
    await db.$executeRaw`UPDATE "Submission" SET "runAfter" = now() WHERE id = ${due}::uuid`;
    const putOff = await send(patient, problemId);
    await db.$executeRaw`
      UPDATE "Submission" SET "runAfter" = now() + interval '1 hour' WHERE id = ${putOff}::uuid`;
    const ended = await send(patient, problemId);
    await db.$executeRaw`
      UPDATE "Submission" SET state = 'DONE', verdict = 'Wrong Answer', "doneAt" = now()
      WHERE id = ${ended}::uuid`;

    const places = await readUnderWay(db, [busy, later, ...sent, due, putOff, ended]);
    const placeOf = (wanted: string) => places.find(({ id }) => id === wanted);
    expect(sent.map(placeOf)).toMatchObject([{ before: 0 }, { before: 1 }]);
    expect(placeOf(due)).toMatchObject({ before: 2 });
    // Whose owner has one running steps back.
    expect(placeOf(later)).toMatchObject({ before: 3 });
    expect(placeOf(busy)).toMatchObject({ before: null });
    expect(placeOf(putOff)).toMatchObject({ before: null });
    expect(placeOf(ended)).toBeUndefined();
    expect((await claimNext(db, 'a', LANGUAGE_KEYS))?.id).toBe(sent[0]);
    expect(await readUnderWay(db, [sent[1] ?? ''])).toMatchObject([{ before: 0 }]);
  });

  it('tells no place far back', async () => {
    const { db } = database;
    const problemId = await fillQueue(db, { waiting: 150, people: 150 });
    const [first = ''] = await people();
    const id = await send(first, problemId);
    expect(await readUnderWay(db, [id])).toEqual([{ id, before: null }]);
  });

  it('tells no place behind more than it looks at, in whatever language they are', async () => {
    const { db } = database;
    const problemId = await fillQueue(db, { waiting: 150, people: 150 });
    const [first = '', second = ''] = await people();
    await db.$executeRaw`UPDATE "Submission" SET language = 'JAVA' WHERE "userId" <> ${second}::uuid`;
    const id = await send(first, problemId);
    expect(await readUnderWay(db, [id])).toEqual([{ id, before: null }]);
  });

  it('gives each of many who claim at one moment a submission of its own', async () => {
    await fillQueue(database.db, { waiting: 40, people: 40 });
    const claims = Array.from({ length: 16 }, (_, n) =>
      claimNext(database.db, `server ${n}`, LANGUAGE_KEYS),
    );
    const ids = (await Promise.all(claims)).map((lease) => lease?.id);
    expect(new Set(ids).size).toBe(16);
    expect(ids).not.toContain(undefined);
  });

  it('gives back what was put off once its time has come', async () => {
    const { db } = database;
    await fillQueue(db, { waiting: 1, people: 1 });
    await db.$executeRaw`UPDATE "Submission" SET "runAfter" = now() + interval '1 hour'`;
    expect(await claimNext(db, 'a', LANGUAGE_KEYS)).toBeNull();
    await db.$executeRaw`UPDATE "Submission" SET "runAfter" = now()`;
    expect(await claimNext(db, 'a', LANGUAGE_KEYS)).toMatchObject({ attempt: 1, crashes: 0 });
    expect(await db.submission.findFirst()).toMatchObject({ runAfter: null, owner: 'a' });
  });

  it('costs a claim the same behind whatever waits in languages that cannot be claimed', async () => {
    const { db } = database;
    const problemId = await fillQueue(db, { waiting: 20_000, people: 3 });
    const [first = ''] = await people();
    const id = await send(first, problemId);
    await unhurried(db, async (tx) => {
      const others = Prisma.sql`WHERE id <> ${id}::uuid`;
      await tx.$executeRaw`UPDATE "Submission" SET language = 'JAVA' ${others}`;
      await tx.$executeRaw`UPDATE "Submission" SET "runAfter" = now() ${others} AND random() < 0.4`;
      await tx.$executeRaw`UPDATE "Submission" SET state = 'ERROR', "doneAt" = now(),
        verdict = 'Internal Error' ${others} AND "runAfter" IS NOT NULL AND random() < 0.5`;
      await tx.$executeRaw`ANALYZE "Submission"`;
    });
    const claimed: (string | undefined)[] = [];
    const claim = async (tx: Db) => {
      claimed.push((await claimNext(tx, 'no Java', ['JAVASCRIPT', 'PYTHON']))?.id);
    };
    expect(await rowsRead(claim)).toBeLessThan(200);
    expect(await rowsRead(claim)).toBeLessThan(200);
    expect(claimed).toEqual([id, undefined]);
    expect(await claimNext(db, 'nothing', [])).toBeNull();
    expect(await claimNext(db, 'Java', ['JAVA'])).not.toBeNull();
  });
});
