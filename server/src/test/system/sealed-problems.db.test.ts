import { OPERATIONS } from '@stepwise/contracts/operations/operations';
import { describe, expect, it } from 'vitest';
import { zipBytes } from '../../bank/archive/test-zip.ts';
import { makeSetter, signUp, startTestApp, type Browser } from '../app.ts';
import { useTestDatabase } from '../database.ts';
import { buildProblem } from '../factories.ts';
import { scriptedEngine } from '../doubles/scripted-engine.ts';
import { ENDING, wholeBodies, type Route } from '../requests/whole-bodies.ts';

const database = useTestDatabase();

type Role = 'USER' | 'SETTER' | 'ADMIN';

/** As in the answers: each is the text of one kind of help. */
const SECRET = /SECRET-[A-Z]+/g;
const OF_EVERYBODY = [
  ...['SECRET-DRAFT', 'SECRET-EDITORIAL', 'SECRET-EXPECTED', 'SECRET-HINT', 'SECRET-NOTE'],
  ...['SECRET-PROGRAM', 'SECRET-REFERENCE', 'SECRET-SMALLEST'],
];
/** And of administrators. */
const OF_SETTERS = ['SECRET-HIDDEN'];

const engine = scriptedEngine((source, stdin) => {
  if (source === 'echo') return { stdout: stdin };
  return { stdout: source === 'SECRET-REFERENCE' ? 'SECRET-EXPECTED' : 'something else' };
});

/** This one ends the seal: rehearsal.routes.db.test.ts has it. */
const LEFT_OUT: readonly Route[] = ['POST /rehearsal/{id}/end'];

const ROUTES = (Object.keys(OPERATIONS) as Route[])
  .filter((route) => !LEFT_OUT.includes(route))
  .sort((left, right) => ENDING.indexOf(left) - ENDING.indexOf(right));

type World = {
  readonly browser: Browser;
  readonly problemId: string;
  readonly slug: string;
  readonly submissionId: string;
  readonly rehearsalId: string;
  readonly playlistId: string;
  readonly otherId: string;
  readonly email: string;
};

/** A problem with help of every kind, and a person who has met it before. */
async function world(role: Role): Promise<World> {
  const { browser: newBrowser } = await startTestApp(database.db, { engine });
  const [browser, other] = [newBrowser(), newBrowser()];
  const user = await signUp(browser);
  const { id: otherId } = await signUp(other);
  if (role === 'ADMIN') await database.db.user.update({ where: { id: user.id }, data: { role } });
  const tests = [
    { input: 'shown', output: 'shown' },
    { input: 'SECRET-HIDDEN', output: 'SECRET-HIDDEN', hidden: true },
  ];
  const referenceSolution = { PYTHON: 'SECRET-REFERENCE' };
  const { id: problemId, slug } = await buildProblem(database.db, { tests, referenceSolution });
  const help = { hints: 'SECRET-HINT', editorial: 'SECRET-EDITORIAL' };
  await database.db.problem.update({ where: { id: problemId }, data: help });
  if (role === 'SETTER') await makeSetter(database.db, user.id, problemId);

  const send = (source: string) =>
    browser
      .post('/api/v1/execution-code')
      .send({ source_code: { PYTHON: source }, language_id: 71, problemId })
      .expect(200);
  // An accepted one, for what is told of these alone.
  await send('echo');
  const sent = await send('SECRET-PROGRAM');
  const submissionId = (sent.body as { data: { id: string } }).data.id;
  const test = {
    ...{ id: submissionId, index: 0, passed: false, hidden: false, status: 'Wrong Answer' },
    ...{
      stdin: '1',
      expected: 'SECRET-SMALLEST',
      stdout: '',
      stderr: '',
      time: null,
      memory: null,
    },
  };
  await database.db.counterexample.create({
    data: { submissionId, edition: 'any', tried: 1, test },
  });
  await browser
    .put(`/api/v1/draft/${problemId}`)
    .send({ language: 'PYTHON', code: 'SECRET-DRAFT', basedOn: 0 })
    .expect(200);
  const note = { text: 'SECRET-NOTE', basedOn: 0 };
  await browser.put(`/api/v1/note/${problemId}`).send(note).expect(200);
  const list = await browser.post('/api/v1/playlist/create-playlist').send({ name: 'Mine' });
  const playlistId = (list.body as { data: { id: string } }).data.id;
  const ids = { problemId, submissionId, playlistId, rehearsalId: problemId, otherId };
  return { browser, email: user.email, slug, ...ids };
}

async function rehearse({ browser, problemId }: World): Promise<string> {
  const wish = { minutes: 30, problemIds: [problemId] };
  const { body } = await browser.post('/api/v1/rehearsal').send(wish).expect(201);
  return (body as { data: { id: string } }).data.id;
}

function addressOf(path: string, world: World): string {
  const { problemId, submissionId, playlistId, rehearsalId, otherId } = world;
  const ids: Readonly<Record<string, string>> = {
    ...{ submission: submissionId, playlist: playlistId, rehearsal: rehearsalId, admin: otherId },
  };
  const id = ids[path.split('/')[1] ?? ''] ?? problemId;
  const address = path.replace('{problemId}', problemId).replace(/\{\w+\}/g, id);
  // Versions of a draft are asked for by the language; nothing else minds.
  return `/api/v1${address}?language=PYTHON`;
}

type Walked = {
  readonly found: string[];
  readonly leaks: string[];
  readonly answered: string[];
  /** Writes that went no further than to their body. */
  readonly misread: string[];
};

/** Asks one route, with a body where it reads one. */
async function ask(world: World, route: Route, bodies: ReturnType<typeof wholeBodies>) {
  const [method = '', path = ''] = route.split(' ');
  const request = world.browser[method.toLowerCase() as 'post'](addressOf(path, world));
  if (method === 'GET') return request;
  if (!('upload' in OPERATIONS[route])) return request.send(bodies[route] ?? {});
  // A program of a record; as the package of a problem it is refused.
  const zip = zipBytes([{ name: `${world.slug}/solution.py`, content: 'print(1)' }]);
  return request.type('application/zip').send(zip);
}

/** Asks every route, and gathers what help their answers have, and which of them were files. */
async function walk(world: World): Promise<Walked> {
  const found = new Set<string>();
  const [leaks, answered, misread]: [string[], string[], string[]] = [[], [], []];
  const bodies = wholeBodies(world);
  for (const route of ROUTES) {
    const answer: { ok: boolean; status: number; text?: string } = await ask(world, route, bodies);
    if (answer.ok) answered.push(route);
    const isMisread = !route.startsWith('GET') && [400, 413, 415].includes(answer.status);
    if (isMisread) misread.push(route);
    // A file has no text.
    const secrets = answer.text?.match(SECRET) ?? [];
    if (secrets.length > 0) leaks.push(`${route}: ${[...new Set(secrets)].join(', ')}`);
    for (const secret of secrets) found.add(secret);
  }
  return { found: [...found].sort(), leaks, answered, misread };
}

// These are files, in which nobody has looked.
const EXPORT = 'GET /problems/export-problem/{id}';
const RECORD = 'GET /record/zip';

describe.each<[Role, readonly string[]]>([
  ['USER', OF_EVERYBODY],
  ['SETTER', [...OF_EVERYBODY, ...OF_SETTERS].sort()],
  ['ADMIN', [...OF_EVERYBODY, ...OF_SETTERS].sort()],
])('what a %s is told of a problem', { timeout: 120_000 }, (role, all) => {
  it('has every kind of help while no rehearsal runs', async () => {
    const { found, answered } = await walk(await world(role));
    expect(found).toEqual(all);
    expect(answered.includes(EXPORT)).toBe(role === 'ADMIN');
    expect(answered).toContain(RECORD);
  });

  it('has none on any route while the person rehearses with it', async () => {
    const before = await world(role);
    const rehearsalId = await rehearse(before);
    const { leaks, answered, misread } = await walk({ ...before, rehearsalId });
    expect(leaks).toEqual([]);
    expect(misread).toEqual(role === 'ADMIN' ? ['POST /problems/import'] : []);
    expect(answered).toContain('GET /problems/get-problem/{id}');
    expect(answered).toContain('POST /execution-code/custom');
    expect(answered).not.toContain(EXPORT);
    expect(answered).not.toContain(RECORD);
  });

  it('has all again when the time is up, whoever has noticed', async () => {
    const before = await world(role);
    const rehearsalId = await rehearse(before);
    await database.db.$executeRaw`
      UPDATE "Rehearsal" SET "startedAt" = "startedAt" - interval '30 minutes',
        "endsAt" = "endsAt" - interval '30 minutes'
      WHERE id = ${rehearsalId}::uuid`;
    const { problem } = await read(before);
    expect(problem).toMatchObject({ hints: 'SECRET-HINT', tags: ['String', 'LVL-0'] });
    expect(problem).not.toHaveProperty('isSealed');
    expect((await walk({ ...before, rehearsalId })).found).toEqual(all);
  });
});

async function read({ browser, problemId }: World) {
  const { body } = await browser.get(`/api/v1/problems/get-problem/${problemId}`).expect(200);
  return { problem: (body as { data: object }).data };
}

describe('a sealed problem', () => {
  it('is told without tags and category, and says that it is sealed', async () => {
    const before = await world('ADMIN');
    await rehearse(before);
    const { problem } = await read(before);
    expect(problem).toMatchObject({
      ...{ isSealed: true, hints: null, editorial: null, tags: [], category: null },
      testCases: [{ input: 'shown' }],
    });
    expect(problem).not.toHaveProperty('referenceSolution');
    expect(problem).not.toHaveProperty('hiddenTestCases');
  });

  it('shows only the pictures of its statement', async () => {
    const before = await world('USER');
    const { problemId } = before;
    const picture = { problemId, type: 'image/png', width: 1, height: 1, bytes: Buffer.from('x') };
    const [inStatement, inExample] = ['tree-of-all.svg', 'example.svg'] as const;
    // This one's name is a part of another's.
    const inEditorial = 'all.svg';
    await database.db.problemPicture.createMany({
      data: [inStatement, inExample, inEditorial].map((name) => ({ ...picture, name, hash: name })),
    });
    const explanation = `So: ![the whole](${inExample})`;
    const data = {
      description: `Look: ![a tree](${inStatement})`,
      examples: { PYTHON: [{ input: '1', output: '1', explanation }] },
    };
    await database.db.problem.update({ where: { id: problemId }, data });
    const shown = async () => {
      const { pictures } = (await read(before)).problem as { pictures: { name: string }[] };
      return pictures.map(({ name }) => name).sort();
    };
    expect(await shown()).toEqual([inEditorial, inExample, inStatement].sort());
    await rehearse(before);
    expect(await shown()).toEqual([inExample, inStatement]);
  });

  it('is sealed for the one who rehearses alone', async () => {
    const before = await world('USER');
    await rehearse(before);
    const { browser: newBrowser } = await startTestApp(database.db, { engine });
    const other = newBrowser();
    await signUp(other);
    const { problem } = await read({ ...before, browser: other });
    expect(problem).toMatchObject({ hints: 'SECRET-HINT' });
  });

  it('is not overwritten by an administrator who has not seen all of it', async () => {
    const before = await world('ADMIN');
    await rehearse(before);
    const { browser, problemId } = before;
    const sources = { JAVASCRIPT: 'echo', PYTHON: 'echo', JAVA: 'echo' };
    const refused = await browser.put(`/api/v1/problems/update-problem/${problemId}`).send({
      ...{ title: 'Another title', description: 'Print what you read.', difficulty: 'EASY' },
      ...{ tags: ['String'], constraints: 'n < 10', testCases: [{ input: '1', output: '1' }] },
      ...{ examples: { PYTHON: { input: '1', output: '1' } }, codeSnippets: sources },
      referenceSolution: sources,
    });
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
    const stored = await database.db.problem.findUniqueOrThrow({ where: { id: problemId } });
    expect(stored.title).toBe('Echo');
  });

  it('is searched for no failing input, and its growth is not told', async () => {
    const before = await world('USER');
    await rehearse(before);
    const { browser, submissionId } = before;
    for (const what of ['counterexample', 'growth']) {
      const { body } = await browser.post(`/api/v1/submission/${submissionId}/${what}`).expect(200);
      expect(body.data).toMatchObject({ state: 'unavailable', reason: 'sealed' });
    }
  });
});
