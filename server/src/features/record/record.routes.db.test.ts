import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import type { RecordProgram } from '@stepwise/contracts/record';
import { languageIdOf } from '@stepwise/contracts/language';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { zipBytes } from '../../bank/archive/test-zip.ts';
import { makeToken, signUp, startTestApp, type Browser } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';
import { scriptedEngine } from '../../test/doubles/scripted-engine.ts';
import { repeatJudged, storeJudged } from '../../test/judged-program.ts';

const database = useTestDatabase();

const ZIP = '/api/v1/record/zip';
const READ = '/api/v1/record/read-zip';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

type Problem = Awaited<ReturnType<typeof buildProblem>>;
let problems: readonly Problem[];
beforeAll(async () => {
  const slugs = ['twosum', '3sum', 'jump-game'];
  problems = await Promise.all(
    slugs.map((slug) => buildProblem(database.db, { slug, title: slug })),
  );
});

async function person(overrides: Parameters<typeof startTestApp>[1] = {}) {
  const { browser: newBrowser } = await startTestApp(database.db, overrides);
  const browser = newBrowser();
  const user = await signUp(browser);
  const solve = (
    index: number,
    source: string,
    over: Partial<Parameters<typeof storeJudged>[1]> = {},
  ) => {
    const [problem = { id: '', title: '' }] = problems.slice(index);
    const at = new Date(Date.UTC(2026, 0, 1 + index));
    return storeJudged(database.db, { userId: user.id, problem, source, at, ...over });
  };
  return { browser, newBrowser, user, solve };
}

async function download(browser: Browser, query = ''): Promise<Buffer> {
  const answer = await browser.get(`${ZIP}${query}`).buffer(true).parse(toBuffer).expect(200);
  expect(answer.headers['content-disposition']).toBe('attachment; filename=stepwise-record.zip');
  return answer.body as Buffer;
}

function toBuffer(res: unknown, done: (error: Error | null, body: Buffer) => void): void {
  void buffer(res as NodeJS.ReadableStream).then((bytes) => done(null, bytes));
}

async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry));
    files.set(entry.fileName.replace(/^stepwise-record\//, ''), content);
  }
  return files;
}

const zipFiles = (files: Readonly<Record<string, string | Buffer>>) =>
  zipBytes(Object.entries(files).map(([name, content]) => ({ name, content })));

/** The programs of a record, by their places. */
async function sourcesOf(browser: Browser): Promise<Record<string, string>> {
  const files = await unzip(await download(browser));
  const programs = [...files].filter(([path]) => /^[^.][^/]*\/[^/]+$/.test(path));
  return Object.fromEntries(programs.map(([path, content]) => [path, content.toString()]));
}

const send = (browser: Browser, bytes: Buffer) =>
  browser.post(READ).set('Content-Type', 'application/zip').send(bytes);

async function judge(browser: Browser, { problemId, language, sourceCode }: RecordProgram) {
  const body = {
    problemId,
    language_id: languageIdOf(language),
    source_code: { [language]: sourceCode },
  };
  return (await browser.post('/api/v1/execution-code').send(body).expect(200)).body.data.status;
}

describe('a record as a zip file', () => {
  it('is what git has cloned and checked out, the same bytes each time', async () => {
    const { browser, solve } = await person();
    await solve(0, 'print(1)\r\n');
    await solve(1, 'class Main {}', { language: 'JAVA' });
    await solve(2, 'é');
    const bytes = await download(browser);
    expect(await download(browser)).toEqual(bytes);
    const folder = mkdtempSync(join(tmpdir(), 'record-zip-'));
    folders.push(folder);
    for (const [path, content] of await unzip(bytes)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'core.autocrlf=true', ...args], {
        cwd: folder,
        encoding: 'utf8',
        timeout: 30_000,
      });
    expect(git('fsck', '--strict', '--full')).toBe('');
    expect(git('status', '--porcelain')).toBe('');
    expect(git('log', '--format=%s')).toBe(
      'jump-game (Python): Accepted\n3sum (Java): Accepted\ntwosum (Python): Accepted\n',
    );
    expect(git('show', 'HEAD:twosum/solution.py')).toBe('print(1)\r\n');
  });

  it('has what was chosen, and is refused while there is nothing, and while its person rehearses', async () => {
    const { browser, solve } = await person();
    await browser.get(ZIP).expect(404);
    await solve(0, 'first');
    await solve(0, 'second', { at: new Date(Date.UTC(2026, 1, 1)) });
    const source = async (query: string) =>
      (await unzip(await download(browser, query))).get('twosum/solution.py')?.toString();
    expect(await source('?commits=first')).toBe('first');
    expect(await source('?commits=latest')).toBe('second');
    await browser.get(`${ZIP}?commits=some`).expect(400);
    const wish = { minutes: 30, problemIds: [problems[1]?.id] };
    await browser.post('/api/v1/rehearsal').send(wish).expect(201);
    await browser.get(ZIP).expect(409);
  });

  it('is also for a program with a token that may read', async () => {
    const { browser, newBrowser, solve } = await person();
    await solve(0, 'print(1)');
    const { secret } = await makeToken(browser, { scopes: ['read'] });
    const { secret: other } = await makeToken(browser, { scopes: ['submit'] });
    await newBrowser().get(ZIP).auth(secret, { type: 'bearer' }).expect(200);
    await newBrowser().get(ZIP).auth(other, { type: 'bearer' }).expect(403);
    await newBrowser().get(ZIP).expect(401);
  });

  it('is made as often as it takes, and not more', async () => {
    const { browser } = await person({ rateLimitScale: 0.5 });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) statuses.push((await browser.get(ZIP)).status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
  });

  it('is refused when it is larger than it may be, with a way on', async () => {
    const { browser, solve } = await person();
    const id = await solve(0, 'x'.repeat(60_000));
    await repeatJudged(database.db, id, 900);
    const { body } = await browser.get(ZIP).expect(413);
    expect(body.message).toBe(
      'This record has more than 20000 commits or 50 MiB: take the first or the latest of each problem',
    );
    await browser.get(`${ZIP}?commits=first`).expect(200);
  });
});

describe('a record that is brought back', () => {
  it('is equal after everything was wiped: its three hundred programs are judged anew', async () => {
    const engine = scriptedEngine((_source, stdin) => ({ stdout: stdin }));
    const { browser, newBrowser, user, solve } = await person({ engine });
    await solve(0, 'print(1)\r\n# é 🜁');
    await solve(0, 'class Main {}', { language: 'JAVA' });
    await solve(1, 'let a = 1');
    await solve(2, '\ufeffprint(3)');
    for (let count = 4; count < 300; count++) {
      await solve(0, `print(${count})`, { problem: await buildProblem(database.db) });
    }
    const before = await sourcesOf(browser);
    expect(Object.keys(before)).toHaveLength(300);
    const bytes = await download(browser);
    await browser
      .delete('/api/v1/auth/delete-account')
      .send({ password: user.password })
      .expect(200);
    const again = newBrowser();
    await signUp(again);
    await again.get(ZIP).expect(404);
    const { programs, known, skipped } = (await send(again, bytes).expect(200)).body.data;
    expect({ known, skipped }).toEqual({ known: 0, skipped: [] });
    expect(await database.db.submission.count({ where: { sourceCode: 'let a = 1' } })).toBe(0);
    for (const program of programs) expect(await judge(again, program)).toBe('Accepted');
    expect(await sourcesOf(again)).toEqual(before);
    const rest = await send(again, await download(again)).expect(200);
    expect(rest.body.data).toEqual({ programs: [], known: 300, skipped: [] });
  }, 240_000);

  it('counts for nothing until it is judged', async () => {
    const { browser, user } = await person();
    const bytes = zipFiles({ 'twosum/solution.py': 'wrong', 'README.md': '# Solved!' });
    const { programs } = (await send(browser, bytes).expect(200)).body.data;
    expect(programs).toMatchObject([{ title: 'twosum', language: 'PYTHON', sourceCode: 'wrong' }]);
    expect(await judge(browser, programs[0])).toBe('Wrong Answer');
    expect(await database.db.solvedMark.count({ where: { userId: user.id } })).toBe(0);
  });

  it('says of each program that cannot be sent in why not', async () => {
    const { browser } = await person();
    const hidden = await buildProblem(database.db, { slug: 'hidden' });
    await database.db.problem.update({ where: { id: hidden.id }, data: { isDraft: true } });
    const bytes = zipFiles({
      ...{ 'r/twosum/solution.py': 'print(1)', 'other/twosum/solution.py': 'print(2)' },
      ...{
        'r/twosum/notes.md': 'mine',
        'r/hidden/solution.py': 'print(1)',
        'solution.py': 'print(1)',
      },
      ...{
        'r/3sum/Main.java': Buffer.from([0xff, 0xfe]),
        'r/3sum/solution.js': 'x'.repeat(70_000),
      },
      ...{
        'r/jump-game/solution.ts': '',
        'r/jump-game/solution.js': 'a\0b',
        'r/none/Main.java': 'x',
      },
    });
    const { programs, skipped } = (await send(browser, bytes).expect(200)).body.data;
    expect(programs).toHaveLength(1);
    const reasons = new Map(
      skipped.map((one: { path: string; reason: string }) => [one.path, one.reason]),
    );
    expect(
      Object.fromEntries([...reasons].filter(([path]) => !String(path).includes('twosum'))),
    ).toEqual({
      'r/hidden/solution.py': 'There is no problem hidden here',
      'r/none/Main.java': 'There is no problem none here',
      'r/3sum/Main.java': 'It is not UTF-8',
      'r/3sum/solution.js': 'Source code must be at most 64 KiB',
      'r/jump-game/solution.ts': 'It is empty',
      'r/jump-game/solution.js': expect.any(String),
    });
    expect([...reasons.values()]).toContain('There is another program in Python for twosum');
  });

  it.each([
    ['nothing', Buffer.alloc(0), 400],
    ['no zip file', Buffer.from('PK is how one begins'), 400],
    ['one that leads out', zipFiles({ '../twosum/solution.py': 'x' }), 400],
    [
      'one that unpacks to more than it may',
      zipFiles({ 'README.md': Buffer.alloc(2 * 1024 * 1024) }),
      400,
    ],
  ])('is refused: %s', async (_name, bytes, status) => {
    const { browser } = await person();
    const { body } = await send(browser, bytes).expect(status);
    expect(body.code).toBe('VALIDATION_FAILED');
  });

  it('is a zip file of a signed-in person', async () => {
    const { browser, newBrowser } = await person();
    await browser.post(READ).send({}).expect(415);
    await send(newBrowser(), zipFiles({ 'a/solution.py': 'x' })).expect(401);
  });
});
