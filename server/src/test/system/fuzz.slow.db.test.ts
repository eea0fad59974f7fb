import type { AddressInfo } from 'node:net';
import { OPERATIONS, type Operation } from '@stepwise/contracts/operations/operations';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { signUp, signUpAdmin, startTestApp, type Browser } from '../app.ts';
import { anyJson, bodyNear } from '../requests/arbitrary-body.ts';
import { useTestDatabase } from '../database.ts';
import { buildProblem } from '../factories.ts';
import { fillPath, parametersOf } from '../requests/fitting-parameters.ts';

const database = useTestDatabase();

/** The everyday run is the same every day; `npm run test:fuzz` asks for more, and for others. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 1_000);
const EVERYDAY_SEED = 20_260;
const ANSWER_WITHIN_MS = 10_000;

const HIDDEN = 'MARK-hidden-test';
const FOREIGN = 'MARK-foreign-program';
/** What no answer to a learner may carry: hashes, tokens, hidden tests, other people's programs. */
const SECRETS = new RegExp(`\\$2[aby]\\$|eyJhbGciOi|${HIDDEN}|${FOREIGN}`);

type Person = 'stranger' | 'learner' | 'administrator';
type World = { base: string; cookies: Record<Person, string>; known: string[] };

let world: World;
const closers: (() => void)[] = [];
afterAll(() => closers.forEach((close) => close()));

async function cookieOf(browser: Browser, email: string): Promise<string> {
  const answer = await browser
    .post('/api/v1/auth/login')
    .send({ email, password: 'secret-enough' });
  return answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

async function buildWorld(): Promise<World> {
  const { app, browser } = await startTestApp(database.db);
  const server = app.listen(0, '127.0.0.1');
  closers.push(() => server.close());
  const problem = await buildProblem(database.db, {
    tests: [
      { input: 'a', output: 'a' },
      { input: HIDDEN, output: HIDDEN, hidden: true },
    ],
  });
  const [owner, learner, administrator] = [browser(), browser(), browser()];
  await signUp(owner);
  const { email: learnerEmail } = await signUp(learner);
  await signUpAdmin(database.db, administrator);
  const { email } = await database.db.user.findFirstOrThrow({ where: { role: 'ADMIN' } });
  await owner
    .post('/api/v1/execution-code')
    .send({ source_code: { PYTHON: FOREIGN }, language_id: 71, problemId: problem.id });
  const playlist = await owner.post('/api/v1/playlist/create-playlist').send({ name: FOREIGN });
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`,
    cookies: {
      stranger: '',
      learner: await cookieOf(learner, learnerEmail),
      administrator: await cookieOf(administrator, email),
    },
    known: [problem.id, (playlist.body as { data: { id: string } }).data.id],
  };
}

/** Headers that our routes read, right and wrong. */
const anyHeaders = fc.record(
  {
    Accept: fc.constantFrom('text/event-stream', 'application/json', '*/*', ';;q=x'),
    'Idempotency-Key': fc.oneof(fc.constantFrom('once', 'x'.repeat(65), 'é'), fc.string()),
    Origin: fc.constantFrom('http://elsewhere.example', 'null', ':'),
    'X-Forwarded-For': fc.constantFrom('203.0.113.9', 'x', '::ffff:1.2.3.4, 5'),
    'If-None-Match': fc.constantFrom('*', '"x"', 'W/'),
  },
  { requiredKeys: [] },
);

/** Most requests have no query at all. */
const anyQuery = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc
      .array(
        fc.tuple(
          fc.constantFrom('limit', 'cursor', 'all', 'problemIds', 'id[]', '__proto__', '%'),
          fc.oneof(fc.string(), fc.integer().map(String), fc.uuid()),
        ),
        { maxLength: 3 },
      )
      .map(
        (pairs) =>
          '?' +
          pairs
            .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
            .join('&'),
      ),
  },
);

/** A route's path: some of its parameters fit, the others are anything. */
function anyPath(path: string, known: readonly string[]): fc.Arbitrary<string> {
  const others = parametersOf(path).map((name) => [
    name,
    fc.oneof(fc.constantFrom('\0', ...known), fc.uuid(), fc.string()),
  ]);
  return fc
    .record({
      id: fc.oneof(fc.constantFrom(...known), fc.uuid()),
      others: fc.record(Object.fromEntries(others) as Record<string, fc.Arbitrary<string>>, {
        requiredKeys: [],
      }),
    })
    .map(({ id, others }) => fillPath(path, id, others));
}

describe('any request at all', () => {
  it('is refused where one parameter is a NUL', async () => {
    world = await buildWorld();
    const id = world.known[0] ?? '';
    for (const route of Object.keys(OPERATIONS)) {
      const [method = '', path = ''] = route.split(' ');
      for (const name of parametersOf(path)) {
        const answer = await fetch(world.base + fillPath(path, id, { [name]: '\0' }), {
          method,
          headers: { Cookie: world.cookies.administrator },
        });
        expect([400, 404], `${route}: ${name} is answered ${answer.status}`).toContain(
          answer.status,
        );
      }
    }
  });

  it(
    `is answered in time, below 500, and tells no secret (${REQUESTS} requests)`,
    { timeout: Math.max(120_000, REQUESTS * 60) },
    async () => {
      world = await buildWorld();
      const routes = Object.entries(OPERATIONS) as [string, Operation][];
      const request = fc.constantFrom(...routes).chain(([route, operation]) =>
        fc.record({
          route: fc.constant(route),
          person: fc.constantFrom<Person>('stranger', 'learner', 'administrator'),
          path: anyPath(route.split(' ')[1] ?? '', world.known),
          body: operation.body ? bodyNear(operation.body, world.known) : anyJson,
          query: anyQuery,
          headers: fc.oneof(
            { weight: 3, arbitrary: fc.constant({}) },
            { weight: 1, arbitrary: anyHeaders },
          ),
          type: fc.constantFrom('application/json', 'application/json', 'text/plain', ''),
        }),
      );
      const seen = new Map<string, number>();
      await fc.assert(
        fc.asyncProperty(request, async (sent) => {
          // Signing out would make learners strangers for the rest of the run.
          const person = sent.route.endsWith('/logout') ? 'stranger' : sent.person;
          const [method = ''] = sent.route.split(' ');
          const answer = await fetch(world.base + sent.path + sent.query, {
            method,
            headers: {
              ...sent.headers,
              Cookie: world.cookies[person],
              ...(sent.type === '' ? {} : { 'Content-Type': sent.type }),
            },
            signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
            ...(method === 'GET'
              ? {}
              : { body: sent.body === undefined ? '' : JSON.stringify(sent.body) }),
          });
          const text = await answer.text();
          const kind = `${person} ${answer.status}`;
          seen.set(kind, (seen.get(kind) ?? 0) + 1);
          expect(answer.status, text).toBeLessThan(500);
          if (person !== 'administrator') expect(text).not.toMatch(SECRETS);
        }),
        {
          numRuns: REQUESTS,
          ...(process.env['FUZZ_REQUESTS'] === undefined ? { seed: EVERYDAY_SEED } : {}),
        },
      );
      // A run in which everything was refused at the door would show nothing.
      const kinds = ['learner 200', 'learner 400', 'learner 403', 'learner 404', 'stranger 401'];
      expect([...seen.keys()]).toEqual(expect.arrayContaining(kinds));
    },
  );
});
