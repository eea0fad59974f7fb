import type { Rehearsal } from '@stepwise/contracts/rehearsal';
import type { SharedReport } from '@stepwise/contracts/shared-report';
import type { Tape, TapeChunk, TapeEvent } from '@stepwise/contracts/tape';
import { TAPE_CHUNK_CHARS, TAPE_MAX_CHARS } from '@stepwise/contracts/tape-limits';
import { describe, expect, it } from 'vitest';
import { lockPerson } from '../../lib/db/lock-person.ts';
import { signUp, startTestApp, type Browser } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';
import { oneWaitsForLock } from '../../test/waits-for-lock.ts';

const database = useTestDatabase();

const ROOT = '/api/v1/rehearsal';
const SHARED = '/api/v1/shared-report';
const [FIRST, SECOND] = [
  '11111111-0000-4000-8000-000000000000',
  '00000000-0000-4000-8000-000000000000',
] as const;

const open: TapeEvent = { at: 0, kind: 'open', language: 'PYTHON', text: 'a\0\ud83d\r\n' };
const chunkOf = (events: TapeEvent[], rest: Partial<TapeChunk> = {}): TapeChunk => ({
  ...{ position: 1, take: FIRST, seq: 0, events },
  ...rest,
});

async function setUp(wish: object = { recordTyping: true }) {
  const { browser: newBrowser } = await startTestApp(database.db);
  const browser = newBrowser();
  await signUp(browser);
  const { id: problemId } = await buildProblem(database.db);
  const start = async () => {
    const body = { minutes: 30, problemIds: [problemId], ...wish };
    return (await browser.post(ROOT).send(body).expect(201)).body.data as Rehearsal;
  };
  const { id } = await start();
  return { newBrowser, browser, problemId, id, start, ...partsOf(browser, id) };
}

function partsOf(browser: Browser, id: string) {
  const address = `${ROOT}/${id}`;
  const tape = `${address}/tape`;
  return {
    record: (chunk: TapeChunk) => browser.post(tape).send(chunk),
    end: () => browser.post(`${address}/end`).expect(200),
    read: async () => (await browser.get(address).expect(200)).body.data as Rehearsal,
    watch: (position = 1) => browser.get(`${tape}/${position}`),
    keep: (kept: boolean) => browser.put(tape).send({ kept }),
    remove: () => browser.delete(tape),
    share: (...parts: string[]) => browser.put(`${address}/share`).send({ parts }),
    unshare: () => browser.delete(`${address}/share`),
  };
}

const tapeIn = ({ body }: { body: unknown }) => (body as { data: Tape }).data;

describe('a recording', () => {
  it('is made only with consent', async () => {
    const { record, read } = await setUp({});
    expect((await record(chunkOf([open])).expect(409)).body.message).toBe(
      'This rehearsal records nothing',
    );
    expect(await read()).toMatchObject({ recordsTyping: false, keepsTape: null, tapeUntil: null });
  });

  it('is what was sent, each chunk once, by takes in the order in which they began', async () => {
    const { record, end, watch, read } = await setUp();
    const edit: TapeEvent = { at: 40, kind: 'edit', from: 1, removed: 1, inserted: '🙂' };
    const later: TapeEvent = { at: 90, kind: 'run' };
    const other: TapeEvent = { ...open, at: 50 };
    await record(chunkOf([later], { seq: 1 })).expect(200);
    await record(chunkOf([other], { take: SECOND })).expect(200);
    const left = await record(chunkOf([open, edit])).expect(200);
    await record(chunkOf([{ at: 1, kind: 'submit' }])).expect(200);
    // What follows a chunk that is missing was told as changes of it.
    await record(chunkOf([later], { seq: 3 })).expect(200);
    expect(left.body.data.charsLeft).toBeLessThan(TAPE_MAX_CHARS);
    await watch().expect(409);
    await end();
    expect(tapeIn(await watch().expect(200)).chunks).toEqual([
      { take: FIRST, events: [open, edit] },
      { take: FIRST, events: [later] },
      { take: SECOND, events: [other] },
    ]);
    const { problems, recordsTyping, keepsTape } = await read();
    expect([problems[0]?.hasTape, recordsTyping, keepsTape]).toEqual([true, true, false]);
    await watch(2).expect(404);
  });

  it('takes what was on its way when the time was up, and nothing later', async () => {
    const { record, end } = await setUp();
    await end();
    await record(chunkOf([open])).expect(200);
    await database.db
      .$executeRaw`UPDATE "Rehearsal" SET "startedAt" = "startedAt" - interval '1 hour',
      "endedAt" = "endedAt" - interval '16 seconds'`;
    await record(chunkOf([open], { seq: 1 })).expect(409);
  });

  it('has a bound, for a chunk and for a problem', async () => {
    const { record } = await setUp();
    const text = 'x'.repeat(TAPE_CHUNK_CHARS / 10);
    const ten = Array.from({ length: 10 }, () => ({ ...open, text }) satisfies TapeEvent);
    await record(chunkOf(ten)).expect(400);
    await record(chunkOf([])).expect(400);
    for (let seq = 0; ; seq += 1) {
      const answer = await record(chunkOf(ten.slice(6), { seq }));
      if (answer.status === 200) continue;
      expect([answer.status, answer.body.message]).toEqual([
        409,
        'The recording of this problem is full',
      ]);
      expect(seq).toBe(Math.floor(TAPE_MAX_CHARS / (text.length * 4 + 400)));
      // Nor is it too full for what is there already, whose answer was lost.
      await record(chunkOf(ten.slice(6), { seq: seq - 1 })).expect(200);
      break;
    }
  });

  it('keeps to its bound when many chunks come at once', async () => {
    const { record } = await setUp();
    const text = 'x'.repeat(60_000);
    const events = Array.from({ length: 6 }, () => ({ ...open, text }) satisfies TapeEvent);
    const size = JSON.stringify(events).length;
    const sent = Array.from({ length: 8 }, (_, seq) => record(chunkOf(events, { seq })));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(
      Math.floor(TAPE_MAX_CHARS / size),
    );
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
  });

  it('stays deleted when a chunk was on its way', async () => {
    const { id, record } = await setUp();
    await record(chunkOf([open])).expect(200);
    const { db } = database;
    const { userId } = await db.rehearsal.findUniqueOrThrow({ where: { id } });
    let late: Promise<{ readonly status: number }> | undefined;
    await db.$transaction(async (tx) => {
      // As deleting does, which is slow here.
      await lockPerson(tx, userId);
      late = record(chunkOf([open], { seq: 1 })).then((answer) => answer);
      await oneWaitsForLock(db);
      await tx.tapeChunk.deleteMany({ where: { rehearsalId: id } });
      await tx.rehearsal.update({ where: { id }, data: { recordsTyping: false } });
    });
    expect((await late)?.status).toBe(409);
    expect(await db.tapeChunk.count({ where: { rehearsalId: id } })).toBe(0);
  });

  it('is kept longer, let go, and deleted at once, as its person says', async () => {
    const { record, end, keep, remove, watch } = await setUp();
    await record(chunkOf([open])).expect(200);
    await keep(true).expect(409);
    await end();
    expect((await keep(true).expect(200)).body.data.keepsTape).toBe(true);
    expect((await keep(false).expect(200)).body.data.keepsTape).toBe(false);
    expect((await remove().expect(200)).body.data).toMatchObject({
      ...{ recordsTyping: false, keepsTape: null, tapeUntil: null, problems: [{ hasTape: false }] },
    });
    await watch().expect(404);
    await record(chunkOf([open])).expect(409);
  });

  it('is in the export, goes with the account, and is for nobody else', async () => {
    const { newBrowser, browser, id, record, end } = await setUp();
    await record(chunkOf([open])).expect(200);
    await end();
    const other = newBrowser();
    await signUp(other);
    const ofOther = partsOf(other, id);
    await ofOther.record(chunkOf([open], { seq: 1 })).expect(404);
    await ofOther.watch().expect(404);
    await ofOther.keep(true).expect(404);
    await ofOther.remove().expect(404);
    await ofOther.share('code').expect(404);
    const { body } = await browser.get('/api/v1/auth/export').expect(200);
    const [chunk] = body.data.rehearsals[0].problems[0].tape as { events: string }[];
    expect(JSON.parse(chunk?.events ?? '')).toEqual([open]);
    const password = 'secret-enough';
    await browser.delete('/api/v1/auth/delete-account').send({ password }).expect(200);
    expect(await database.db.tapeChunk.count({ where: { rehearsalId: id } })).toBe(0);
  });

  it('is closed, like the code of then, while its problem is rehearsed again', async () => {
    const { browser, id, problemId, record, end, read, watch, start, share } = await setUp();
    const draft = { language: 'PYTHON', code: 'secret', basedOn: 0 };
    await browser.put(`/api/v1/draft/${problemId}`).send(draft).expect(200);
    await record(chunkOf([open])).expect(200);
    await end();
    const { token } = (await share('code', 'typing').expect(200)).body.data as { token: string };
    expect((await read()).problems[0]).toMatchObject({
      ...{ isSealed: false, hasTape: true, final: { code: 'secret' } },
    });
    const again = await start();
    expect((await read()).problems[0]).toMatchObject({
      ...{ isSealed: true, final: null, hasTape: false },
    });
    await watch().expect(403);
    const shared = await browser.post(SHARED).send({ token }).expect(200);
    expect(shared.text).not.toContain('secret');
    const closed = await browser.post(`${SHARED}/tape`).send({ token, position: 1 }).expect(403);
    expect(closed.body.message).toBe('This recording is closed for now');
    await browser.post(`${ROOT}/${again.id}/end`).expect(200);
    expect((await partsOf(browser, id).read()).problems[0]?.final).not.toBeNull();
  });
});

describe('a shared report', () => {
  const PARTS = ['times', 'rubric', 'code', 'typing'];

  async function ended() {
    const world = await setUp();
    const { browser, newBrowser, problemId, id } = world;
    await browser.post(`${ROOT}/${id}/opened`).send({ problemId }).expect(200);
    const input = { source_code: { PYTHON: 'the code' }, language_id: 71, problemId };
    await browser.post('/api/v1/execution-code').send(input).expect(200);
    await world.record(chunkOf([open])).expect(200);
    await world.share('times').expect(409);
    await world.end();
    const rubric = {
      askedFirst: 1,
      saidComplexity: 2,
      testedEdges: 3,
      spokeAloud: 4,
      cleanCode: 4,
    };
    await browser.put(`${ROOT}/${id}/rubric`).send(rubric).expect(200);
    const stranger = newBrowser();
    return {
      ...world,
      look: (token: string) => stranger.post(SHARED).send({ token }),
      lookAtTape: (token: string) => stranger.post(`${SHARED}/tape`).send({ token, position: 1 }),
      make: async (...parts: string[]) =>
        (await world.share(...parts).expect(200)).body.data as { token: string },
    };
  }

  it.each(PARTS)('of %s alone shows that and nothing else', async (part) => {
    const { make, look, lookAtTape, id, problemId } = await ended();
    const { token } = await make(part);
    const answer = await look(token).expect(200);
    const { rubric, endedAt, parts, problems } = (answer.body as { data: SharedReport }).data;
    expect(parts).toEqual([part]);
    const [problem] = problems;
    expect({
      times: [endedAt, problem?.openedAt, problem?.seconds].every((time) => time !== null),
      rubric: rubric !== null,
      code: (problem?.final ?? null) !== null,
      typing: problem?.hasTape,
    }).toEqual(Object.fromEntries(PARTS.map((name) => [name, name === part])));
    expect(problem?.tries.length).toBe(part === 'times' ? 1 : 0);
    for (const secret of [id, problemId, 'Ada', '@']) expect(answer.text).not.toContain(secret);
    expect((await lookAtTape(token)).status).toBe(part === 'typing' ? 200 : 404);
  });

  it('is opened by its newest link alone, until that is ended', async () => {
    const { make, look, read, unshare } = await ended();
    const first = await make('times');
    const second = await make('times', 'code', 'code');
    expect((await read()).sharedParts).toEqual(['times', 'code']);
    await look(first.token).expect(404);
    await look(second.token).expect(200);
    await unshare().expect(200);
    expect((await read()).sharedParts).toBeNull();
    await look(second.token).expect(404);
    await look('').expect(400);
  });

  it('has no recording of a problem that it does not have', async () => {
    const { make, newBrowser } = await ended();
    const { token } = await make('typing');
    const look = (position: number) =>
      newBrowser().post(`${SHARED}/tape`).send({ token, position });
    await look(2).expect(404);
    for (const none of [3_000_000_000, 11, 0]) await look(none).expect(400);
  });

  it('is closed while its person is suspended', async () => {
    const { make, look, id } = await ended();
    const { token } = await make('times');
    const { userId } = await database.db.rehearsal.findUniqueOrThrow({ where: { id } });
    const suspend = (data: { suspendedAt: Date | null; suspensionReason: string | null }) =>
      database.db.user.update({ where: { id: userId }, data });
    await suspend({ suspendedAt: new Date(), suspensionReason: 'Spam' });
    await look(token).expect(404);
    await suspend({ suspendedAt: null, suspensionReason: null });
    await look(token).expect(200);
  });

  it('tells its token once: what is stored opens nothing', async () => {
    const { make, look, read, id } = await ended();
    const { token } = await make('times');
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await read())).not.toContain(token);
    const row = await database.db.rehearsal.findUniqueOrThrow({ where: { id } });
    expect(JSON.stringify(row)).not.toContain(token);
    await look(row.shareHash ?? '').expect(404);
  });
});
