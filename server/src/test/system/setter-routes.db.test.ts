import { OPERATIONS, type Operation } from '@stepwise/contracts/operations/operations';
import { describe, expect, it } from 'vitest';
import { createOpenApi } from '../../features/docs/openapi.ts';
import { makeSetter, makeToken, signUp, signUpAdmin, startTestApp, type Browser } from '../app.ts';
import { useTestDatabase } from '../database.ts';
import { buildProblem } from '../factories.ts';
import { scriptedEngine } from '../doubles/scripted-engine.ts';

const database = useTestDatabase();

type Route = keyof typeof OPERATIONS;
type Role = 'VISITOR' | 'USER' | 'FORMER SETTER' | 'SETTER OF ANOTHER' | 'SETTER' | 'ADMIN';
type State = 'draft' | 'published';

const SECRET = /SECRET-[A-Z]+/g;

const engine = scriptedEngine((_source, stdin) => ({ stdout: stdin }));

/** One seals the problem, the others end the session: they come last. */
const LAST: readonly Route[] = [
  'POST /rehearsal',
  'POST /auth/logout-everywhere',
  'POST /auth/logout',
];

function routesOfDocument(): Route[] {
  const paths = createOpenApi()['paths'] as Record<string, object>;
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}` as Route),
  );
  return routes.sort((left, right) => LAST.indexOf(left) - LAST.indexOf(right));
}

type World = {
  readonly browser: Browser;
  /** Null of a visitor. */
  readonly userId: string | null;
  /** Somebody else wrote it. */
  readonly problemId: string;
  readonly otherId: string;
};

/** Makes the browser that of somebody with this role; answers who it is. */
async function enter(browser: Browser, role: Role): Promise<string | null> {
  const { db } = database;
  if (role === 'VISITOR') return null;
  if (role === 'ADMIN') return (await signUpAdmin(db, browser)).id;
  const { id } = await signUp(browser);
  if (role === 'SETTER OF ANOTHER') await makeSetter(db, id, (await buildProblem(db)).id);
  if (role === 'SETTER' || role === 'FORMER SETTER') await makeSetter(db, id);
  if (role === 'FORMER SETTER') {
    await db.roleGrant.updateMany({ where: { userId: id }, data: { expiresAt: new Date(0) } });
  }
  return id;
}

/** Another setter's problem, on no list of the person who asks. */
async function world(role: Role, state: State): Promise<World> {
  const { db } = database;
  // The walk of an administrator before this one closed the doors.
  await db.setting.deleteMany();
  const { browser: newBrowser } = await startTestApp(db, { engine });
  const [browser, other] = [newBrowser(), newBrowser()];
  const userId = await enter(browser, role);
  const { id: otherId } = await signUp(other);
  await makeSetter(db, otherId);
  const tests = [
    { input: 'shown', output: state === 'draft' ? 'SECRET-SAMPLE' : 'shown' },
    { input: 'SECRET-HIDDEN', output: 'SECRET-HIDDEN', hidden: true },
  ];
  const texts = { title: 'SECRET-TITLE', codeSnippets: { PYTHON: 'SECRET-STARTER' } };
  const { id: problemId } = await buildProblem(db, { tests, ...(state === 'draft' ? texts : {}) });
  const data = { ownerId: otherId, isDraft: state === 'draft' };
  await db.problem.update({ where: { id: problemId }, data });
  return { browser, userId, problemId, otherId };
}

const sources = { JAVASCRIPT: 'echo', PYTHON: 'echo', JAVA: 'echo' };
const problemInput = {
  ...{ title: 'Overwritten', description: 'Print the line that you read.', difficulty: 'EASY' },
  ...{ tags: ['String'], constraints: 'n < 10', testCases: [{ input: 'a', output: 'a' }] },
  ...{ codeSnippets: sources, referenceSolution: sources, isDraft: true },
};

/** What routes need to do more than refuse a body. */
function bodyFor(route: Route, { problemId }: World): object {
  const program = { language_id: 71, problemId };
  const tests = [{ input: '1', output: '1' }];
  const bodies: Partial<Record<Route, object>> = {
    'DELETE /auth/google-connection': { password: 'secret-enough' },
    'POST /auth/reset-progress': { password: 'secret-enough' },
    'POST /problems/create-problem': { ...problemInput, title: 'A new one' },
    'PUT /problems/update-problem/{id}': problemInput,
    'POST /problems/run-references': { problemId, referenceSolution: sources, tests },
    'POST /problems/try-small-inputs': {
      smallInputs: 'values: { n: { int: [0, 9] } }\nlines: [n]\n',
    },
    'POST /admin/users/{id}/grants': { role: 'SETTER', scope: 'PROBLEM', problemId, days: null },
    'PUT /admin/users/{id}/role': { role: 'ADMIN' },
    'POST /admin/users/{id}/suspend': { reason: 'Spam' },
    'PUT /admin/registration': { mode: 'CLOSED', domains: [], basedOn: 0 },
    'POST /admin/invitations': { note: 'Class', places: 3, days: 7 },
    'POST /execution-code': { ...program, source_code: { PYTHON: 'echo' } },
    'POST /execution-code/custom': { ...program, source_code: 'echo', stdin: ['1'] },
    'POST /execution-code/samples': { ...program, source_code: 'echo' },
    'PUT /draft/{problemId}': { language: 'PYTHON', code: 'x', basedOn: 0 },
    'PUT /note/{problemId}': { text: 'x', basedOn: 0 },
    'POST /review/{problemId}/opened': { timeZone: 'Europe/Berlin' },
    'POST /rehearsal': { minutes: 30, problemIds: [problemId] },
  };
  return bodies[route] ?? {};
}

function addressOf(path: string, { problemId, otherId }: World): string {
  const id = path.startsWith('/admin/') ? otherId : problemId;
  const address = path.replace('{problemId}', problemId).replace(/\{\w+\}/g, id);
  return `/api/v1${address}?language=PYTHON`;
}

type Answer = { readonly route: Route; readonly status: number; readonly secrets: string[] };

/** How each route answers a person who asks for what is another's. */
async function walk(world: World, token?: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const route of routesOfDocument()) {
    const [method = '', path = ''] = route.split(' ');
    // An account that is gone is refused everything.
    if (route === 'DELETE /auth/delete-account') continue;
    const request = world.browser[method.toLowerCase() as 'post'](addressOf(path, world));
    if (token !== undefined) request.set('Authorization', `Bearer ${token}`);
    const answer = await (method === 'GET' ? request : request.send(bodyFor(route, world)));
    const text = answer.text as string | undefined;
    answers.push({ route, status: answer.status, secrets: text?.match(SECRET) ?? [] });
  }
  return answers;
}

const accessOf = (route: Route) => (OPERATIONS[route] as Operation).access;

/** What of the problem and of the people nobody else may change. */
async function protectedState({ problemId }: World): Promise<unknown> {
  const { db } = database;
  return {
    problem: await db.problem.findUnique({
      where: { id: problemId },
      omit: { submissionCount: true, acceptedCount: true, updatedAt: true },
    }),
    grants: await db.roleGrant.findMany({ orderBy: { id: 'asc' } }),
    people: await db.user.findMany({
      select: { id: true, role: true, suspendedAt: true },
      orderBy: { id: 'asc' },
    }),
    settings: await db.setting.findMany(),
    invitations: await db.invitation.count(),
  };
}

const isSetter = (role: Role) => role === 'SETTER' || role === 'SETTER OF ANOTHER';

/** How those routes answer that are for setters. */
function statusesOfSetters(role: Role, state: State): object {
  const others = state === 'draft' && isSetter(role) ? 404 : 403;
  return {
    'POST /problems/create-problem': role === 'SETTER' ? 201 : 403,
    'PUT /problems/update-problem/{id}': others,
    'POST /problems/run-references': others,
    'POST /problems/try-small-inputs': isSetter(role) ? 200 : 403,
    'GET /problems/get-written-problems': isSetter(role) ? 200 : 403,
    'DELETE /problems/delete-problem/{id}': others,
  };
}

const told = (answers: readonly Answer[]) => [
  ...new Set(answers.flatMap(({ secrets }) => secrets)),
];

describe.each<State>(['draft', 'published'])('of another’s problem that is %s', (state) => {
  it('a visitor is told and can change nothing', async () => {
    const place = await world('VISITOR', state);
    const before = await protectedState(place);
    const answers = await walk(place);
    expect(told(answers)).toEqual([]);
    expect(await protectedState(place)).toEqual(before);
    const shut = answers.filter(({ route }) => accessOf(route) !== 'public');
    expect(shut.length).toBeGreaterThan(50);
    expect(shut.filter(({ status }) => status !== 401)).toEqual([]);
  });

  it.each<Role>(['USER', 'FORMER SETTER', 'SETTER OF ANOTHER', 'SETTER'])(
    'a %s is told and can change nothing',
    async (role) => {
      const place = await world(role, state);
      const before = await protectedState(place);
      const answers = await walk(place);
      expect(answers.filter(({ secrets }) => secrets.length > 0)).toEqual([]);
      expect(await protectedState(place)).toEqual(before);
      for (const { route, status } of answers) {
        const access = accessOf(route);
        const isShut = access === 'admin' || (access === 'setter' && !isSetter(role));
        expect([route, status === 403 || !isShut, status]).toEqual([route, true, status]);
        expect([route, status]).not.toEqual([route, 500]);
        if (access !== 'public') expect([route, status]).not.toEqual([route, 401]);
      }
      const ofSetters = answers.filter(({ route }) => accessOf(route) === 'setter');
      const statuses = Object.fromEntries(ofSetters.map(({ route, status }) => [route, status]));
      expect(statuses).toEqual(statusesOfSetters(role, state));
    },
  );

  it('a token of a setter tells nothing either, also of the setter’s own', async () => {
    const place = await world('SETTER', state);
    const data = { ownerId: place.userId };
    await database.db.problem.update({ where: { id: place.problemId }, data });
    const { secret } = await makeToken(place.browser);
    const before = await protectedState(place);
    expect(told(await walk(place, secret))).toEqual([]);
    expect(await protectedState(place)).toEqual(before);
    const { text } = await place.browser.get(`/api/v1/problems/get-problem/${place.problemId}`);
    expect(text).toContain('SECRET-HIDDEN');
  });

  it('an administrator is told everything, so that the walk would find it', async () => {
    const answers = await walk(await world('ADMIN', state));
    const ofDraft = ['SECRET-SAMPLE', 'SECRET-STARTER', 'SECRET-TITLE'];
    const all = ['SECRET-HIDDEN', ...(state === 'draft' ? ofDraft : [])];
    expect(told(answers)).toEqual(expect.arrayContaining(all));
    for (const { route, status } of answers) expect([route, status]).not.toEqual([route, 500]);
  });
});
