import { describe, expect, it } from 'vitest';
import { signUp, startTestApp, type Browser } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';

const database = useTestDatabase();

async function setUp() {
  const { browser: newBrowser } = await startTestApp(database.db);
  const browser = newBrowser();
  await signUp(browser);
  const { id } = await buildProblem(database.db);
  return { browser, newBrowser, problemId: id, ...notesOf(browser, id) };
}

function notesOf(browser: Browser, problemId: string) {
  const address = `/api/v1/note/${problemId}`;
  const write = (text: string, basedOn: number) => browser.put(address).send({ text, basedOn });
  const read = async () => (await browser.get(address).expect(200)).body.data;
  const list = async (search = '') => {
    const answer = await browser.get('/api/v1/note').query({ search }).expect(200);
    return (answer.body.data as { problemId: string }[]).map((note) => note.problemId);
  };
  return { write, read, list };
}

describe('a note', () => {
  it('is given back to the letter', async () => {
    const { write, read } = await setUp();
    expect(await read()).toBeNull();
    const text = '# Idea\n\tkeep *two* 😀  \n\n';
    const written = await write(text, 0).expect(200);
    expect(written.body.data).toEqual({ revision: 1, writtenAt: expect.any(String) });
    expect(await read()).toMatchObject({ text, revision: 1 });
  });

  it('is not overwritten by whoever has not seen it', async () => {
    const { write, read } = await setUp();
    await write('first', 0).expect(200);
    for (const basedOn of [0, 2]) {
      const refused = await write('other', basedOn).expect(409);
      expect(refused.body.code).toBe('CONFLICT');
    }
    await write('second', 1).expect(200);
    expect(await read()).toMatchObject({ text: 'second', revision: 2 });
  });

  it('may be written twice, as when the answer was lost', async () => {
    const { write, read } = await setUp();
    await write('first', 0).expect(200);
    const again = await write('first', 0).expect(200);
    expect(again.body.data).toMatchObject({ revision: 1 });
    expect(await read()).toMatchObject({ text: 'first', revision: 1 });
  });

  it('is kept once when two pages write it at the same moment', async () => {
    const { write, read } = await setUp();
    const statuses = (await Promise.all([write('a', 0), write('b', 0)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await read()).toMatchObject({ revision: 1 });
  });

  it('is for nobody else', async () => {
    const { write, newBrowser, problemId } = await setUp();
    await write('a secret', 0).expect(200);
    const other = newBrowser();
    await signUp(other);
    const ofOther = notesOf(other, problemId);
    expect(await ofOther.read()).toBeNull();
    expect(await ofOther.list('secret')).toEqual([]);
    await ofOther.write('mine', 0).expect(200);
    expect(await ofOther.read()).toMatchObject({ text: 'mine', revision: 1 });
  });

  it('is about a problem that is there, not too long, and text', async () => {
    const { browser, write } = await setUp();
    const nowhere = notesOf(browser, '00000000-0000-4000-8000-000000000000');
    await nowhere.write('text', 0).expect(404);
    expect(await nowhere.read()).toBeNull();
    await write('x'.repeat(20_000), 0).expect(200);
    await write('x'.repeat(20_001), 1).expect(400);
    for (const broken of ['\0', '\ud800']) await write(broken, 1).expect(400);
    await browser.get('/api/v1/note?search=%00').expect(400);
  });
});

describe('the notes of a person', () => {
  it('are listed by their problems, and found by a part of their text', async () => {
    const { browser, problemId, write, list } = await setUp();
    const other = await buildProblem(database.db, { slug: 'other', title: 'Other' });
    expect(await list()).toEqual([]);
    await write('Two Variables: 100 %', 0).expect(200);
    await notesOf(browser, other.id).write('A heap', 0).expect(200);
    expect(await list()).toEqual([other.id, problemId]);
    expect(await list('two var')).toEqual([problemId]);
    expect(await list('0 %')).toEqual([problemId]);
    expect(await list('%')).toEqual([problemId]);
    expect(await list('_')).toEqual([]);
    await write('', 1).expect(200);
    expect(await list()).toEqual([other.id]);
  });
});
