import { randomUUID } from 'node:crypto';
import { PACKAGE_BYTES_MAX } from '@stepwise/contracts/problem-import';
import { describe, expect, it } from 'vitest';
import { zipBytes } from '../../../bank/archive/test-zip.ts';
import { DOUBLES } from '../../../bank/import/test-package.ts';
import { signUp, signUpAdmin, startTestApp } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import {
  absentEngine,
  echoEngine,
  endlessEngine,
  scriptedEngine,
} from '../../../test/doubles/scripted-engine.ts';
import { cookiesOf, unfinishedPosts } from '../../../test/unfinished.ts';

const database = useTestDatabase();
const address = '/api/v1/problems/import';

/** A package whose right answer is the input, under a name of its own. */
function echoing(name: string, files: Readonly<Record<string, string>> = {}): Buffer {
  const tests = ['sample/1', 'secret/1', 'secret/2'].map((test) => [`data/${test}.ans`, 'same\n']);
  const inputs = ['sample/1', 'secret/1', 'secret/2'].map((test) => [`data/${test}.in`, 'same\n']);
  const all: Record<string, unknown> = {
    ...DOUBLES,
    ...Object.fromEntries([...tests, ...inputs]),
    'submissions/accepted/right.py': 'echo',
    ...files,
  };
  return zipBytes(
    Object.entries(all).map(([path, content]) => ({
      name: `${name}/${path}`,
      content: String(content),
      isPacked: true,
    })),
  );
}

const PLATFORM = `schema: 1
number: 7
difficulty: EASY
level: LVL-1
tags: ["a\\0b"]
category: x
hints: []
examples: []
visible_dirs: []
`;

async function admin(overrides: Parameters<typeof startTestApp>[1] = {}) {
  const { app, browser: newBrowser } = await startTestApp(database.db, overrides);
  const browser = newBrowser();
  const user = await signUpAdmin(database.db, browser);
  const send = (bytes: Buffer) => browser.post(address).type('application/zip').send(bytes);
  return { app, user, browser, newBrowser, send };
}

describe('import', () => {
  it('stores the problem of a package whose labels come true', async () => {
    const { send, browser } = await admin();
    const files = { 'submissions/wrong_answer/off.py': 'other' };
    const answer = await send(echoing('echoed', files)).expect(201);
    expect(answer.body.data).toMatchObject({
      ...{ slug: 'echoed', title: 'Doubles', tests: 3, timeLimitMs: 1000 },
      programs: [
        { name: 'accepted/right.py', outcome: 'Accepted', agrees: true },
        { name: 'wrong_answer/off.py', outcome: 'Wrong Answer', agrees: true },
      ],
      warnings: [
        expect.stringContaining('difficulty and level are guesses'),
        // That it takes a test is not said by a program that only prints.
        expect.stringMatching(/^input_validators: is left out, .*refuses data\/sample\/1$/),
      ],
    });
    const page = await browser.get('/api/v1/problems/get-problem/echoed').expect(200);
    expect(page.body.data).toMatchObject({
      title: 'Doubles',
      testCases: [{ output: 'same\n' }],
      inputValidator: null,
    });
    await send(echoing('echoed')).expect(409);
  });

  it('takes over how small inputs are made, and what says that they are valid', async () => {
    const taking = scriptedEngine(() => ({ exitCode: 42 }));
    const run: typeof echoEngine.run = (job, signal) =>
      (job.program.source.includes('sys.exit(42)') ? taking : echoEngine).run(job, signal);
    const { send, browser } = await admin({ engine: { ...echoEngine, run } });
    const smallInputs = 'values: { word: { word: ab, length: [1, 9] } }\nlines: [word]\n';
    const files = { 'generators/small.yaml': smallInputs };
    const { warnings } = (await send(echoing('small', files)).expect(201)).body.data;
    expect(warnings).toHaveLength(1);
    const page = await browser.get('/api/v1/problems/get-problem/small').expect(200);
    expect(page.body.data).toMatchObject({
      smallInputs,
      inputValidator: DOUBLES['input_validators/validate.py'],
    });
    const foreign = { 'generators/small.yaml': 'values: 3\n' };
    const said = (await send(echoing('foreign', foreign)).expect(201)).body.data.warnings;
    expect(said).toContainEqual(
      expect.stringMatching(/^foreign\/generators\/small.yaml:1: is left/),
    );
  });

  it('takes for the reference solution the first that could be judged and was right', async () => {
    const inspecting = scriptedEngine((_source, stdin) => {
      return { stdout: JSON.stringify({ fault: stdin === 'echo' ? null : 'needs the module x' }) };
    });
    const run: typeof echoEngine.run = (job, signal) => {
      const isInspector = job.program.source.includes('importlib');
      return (isInspector ? inspecting : echoEngine).run(job, signal);
    };
    const { send } = await admin({ engine: { ...echoEngine, run } });
    const files = {
      'submissions/accepted/first.py': 'import x',
      'submissions/accepted/wrong.js': '// @EXPECTED_RESULTS@: WRONG-ANSWER',
    };
    const { id } = (await send(echoing('proven', files)).expect(201)).body.data;
    const stored = await database.db.problem.findUnique({ where: { id } });
    expect(stored?.referenceSolution).toEqual({ PYTHON: 'echo' });
  });

  it('brings one back that writes its uuid in capital letters', async () => {
    const { send, browser } = await admin();
    const yaml = `name: Doubles\nlicense: cc0\nuuid: ${randomUUID().toUpperCase()}\n`;
    const zip = echoing('capitals', { 'problem.yaml': yaml });
    const { id } = (await send(zip).expect(201)).body.data;
    await browser.delete(`/api/v1/problems/delete-problem/${id}`).expect(200);
    expect((await send(zip).expect(201)).body.data).toMatchObject({ id });
  });

  it('lets one that was deleted before its large tests were made wait for none', async () => {
    const { send, browser } = await admin();
    const { id } = (await send(echoing('unfinished')).expect(201)).body.data;
    await browser.delete(`/api/v1/problems/delete-problem/${id}`).expect(200);
    await database.db.problem.update({ where: { id }, data: { contentHash: null } });
    await send(echoing('unfinished')).expect(201);
    const page = await browser.get('/api/v1/problems/get-problem/unfinished').expect(200);
    expect(page.body.data.awaitsTests).toBeUndefined();
    expect((await browser.get('/readyz').expect(200)).body.problems.ok).toBe(true);
  });

  it('publishes one that was deleted as somebody’s draft, and it is nobody’s from then on', async () => {
    const { db } = database;
    const { send, browser, newBrowser } = await admin();
    const { id } = (await send(echoing('returned')).expect(201)).body.data;
    const setter = newBrowser();
    const { id: ownerId } = await signUp(setter);
    await db.problem.update({ where: { id }, data: { isDraft: true, ownerId } });
    const grant = { role: 'SETTER', scopeType: 'PROBLEM', scopeId: id } as const;
    await db.roleGrant.create({ data: { ...grant, userId: ownerId } });
    await browser.delete(`/api/v1/problems/delete-problem/${id}`).expect(200);
    expect((await send(echoing('returned')).expect(201)).body.data).toMatchObject({ id });
    expect(await db.problem.findUnique({ where: { id } })).toMatchObject({
      ...{ deletedAt: null, isDraft: false, ownerId: null },
    });
    expect(await db.roleGrant.count({ where: { scopeId: id } })).toBe(0);
    const learner = newBrowser();
    await signUp(learner);
    await learner.get('/api/v1/problems/get-problem/returned').expect(200);
  });

  it('tells each program as it is judged', async () => {
    const { browser } = await admin();
    const answer = await browser
      .post(address)
      .type('application/zip')
      .set('Accept', 'text/event-stream')
      .send(echoing('streamed'))
      .expect(200);
    const names = [...answer.text.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name);
    expect(names).toEqual(['judged', 'done']);
    expect(answer.text).toContain('"slug":"streamed"');
  });

  it('stores nothing of a package whose programs come out otherwise, and names them', async () => {
    const { send } = await admin();
    const files = { 'submissions/wrong_answer/right.py': 'echo' };
    const answer = await send(echoing('mislabelled', files)).expect(422);
    expect(answer.body).toMatchObject({
      code: 'REFERENCE_SOLUTION_FAILED',
      errors: ['wrong_answer/right.py: Accepted'],
    });
    expect(await database.db.problem.count({ where: { slug: 'mislabelled' } })).toBe(0);
  });

  it('says that nothing was stored when the judge is away', async () => {
    const { send } = await admin({ engine: absentEngine('connect ECONNREFUSED 10.0.0.7:2358') });
    const answer = await send(echoing('unjudged')).expect(503);
    expect(answer.body.errors).toEqual([
      'The judge cannot be reached; nothing was stored. Please try again later',
    ]);
    expect(await database.db.problem.count({ where: { slug: 'unjudged' } })).toBe(0);
  });

  it('says in words what is wrong with a package', async () => {
    const { send } = await admin();
    const broken = await send(Buffer.from('no zip at all')).expect(400);
    expect(broken.body.errors[0]).toContain('is not a readable zip file');
    const interactive = await send(
      echoing('talks', { 'problem.yaml': 'name: Talks\nvalidation: custom interactive\n' }),
    ).expect(400);
    expect(interactive.body.errors.join()).toContain('interactive problems');
    await send(Buffer.alloc(0)).expect(400);
  });

  it.each<[string, Record<string, string>, string]>([
    ['name', { 'problem.yaml': 'name: "a\\0b"\nlicense: cc0\n' }, 'problem.yaml: title: holds NUL'],
    ['source', { 'submissions/accepted/right.py': 'echo\0' }, 'accepted/right.py: holds NUL'],
    [
      'starter',
      { 'attachments/templates/python3/starter.py': 'x\0' },
      'python3/starter.py: holds NUL',
    ],
    ['tag', { '.platform.yaml': PLATFORM }, '.platform.yaml: tags.0: holds NUL'],
  ])('refuses NUL in a %s and says where', async (_where, files, message) => {
    const { send } = await admin();
    const answer = await send(echoing('nul', files)).expect(400);
    expect(answer.body.errors.join()).toContain(message);
  });

  it('takes three packages at a time, so that a slow one does not keep the others away', async () => {
    let begun = 0;
    let allBegin: () => void = () => undefined;
    const allBegun = new Promise<void>((resolve) => (allBegin = resolve));
    const engine = endlessEngine(() => (++begun === 3 ? allBegin() : undefined));
    const { send } = await admin({ engine });
    const slow = ['first', 'second', 'third'].map((name) => send(echoing(name)));
    const gone = slow.map((one) =>
      one.then(
        () => 'answered',
        () => 'gone',
      ),
    );
    await allBegun;
    const fourth = await send(echoing('fourth')).expect(429);
    expect(fourth.headers['retry-after']).toBe('30');
    for (const one of slow) one.abort();
    expect(await Promise.all(gone)).toEqual(['gone', 'gone', 'gone']);
  });

  it('refuses the fourth of those that come at once before it has read it', async () => {
    const { app, user, browser } = await admin();
    const post = await unfinishedPosts(app);
    const headers = {
      'Content-Type': 'application/zip',
      Cookie: await cookiesOf(browser, user),
    };
    const four = Array.from({ length: 4 }, () => post(address, headers));
    expect((await Promise.race(four)).status).toBe(429);
  });

  it('refuses what nobody could solve here, or takes it without that limit', async () => {
    const { browser, send } = await admin();
    const only = echoing('limited', { 'problem.yaml': 'name: X\nlicense: cc0\nlanguages: cpp\n' });
    const refused = await send(only).expect(400);
    expect(refused.body.errors).toEqual([
      'limited/problem.yaml: languages: cpp, so nobody could solve it here; ask for every language to take it without this limit',
    ]);
    const taken = await browser
      .post(`${address}?languages=all`)
      .type('application/zip')
      .send(only)
      .expect(201);
    expect(taken.body.data.warnings.join()).toContain('taken for every language here instead');
  });

  it('reads no file that is too large, not a zip, or from anybody but an administrator', async () => {
    const { browser, newBrowser, send } = await admin();
    await send(Buffer.alloc(PACKAGE_BYTES_MAX + 1)).expect(413);
    await browser.post(address).send({}).expect(415);
    const learner = newBrowser();
    await learner.post(address).type('application/zip').send(echoing('x')).expect(401);
    await signUp(learner);
    await learner.post(address).type('application/zip').send(echoing('x')).expect(403);
  });
});
