import { createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import pg from 'pg';
import { expect, it } from 'vitest';
import { startTestApp, type Browser } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { migrationsBefore } from '../../test/migrations-before.ts';
import { applyMigrations } from './migrate.ts';

const database = useTestDatabase({ empty: true });

/** Before it there were accounts, but no links, no record of acts and no page of users. */
const PEOPLE = '20261124030902_people';

const ADA = {
  ...{ id: '01900000-0000-7000-8000-00000000000a', email: 'ada@example.com', name: 'Ada' },
  ...{ password: 'secret-of-ada', session: '01900000-0000-7000-8000-0000000000aa' },
  hash: '$2b$04$ueqXjBpsRt3Q5e3a75gW1uR/Lw0XJ4.Z6CXSPGaDzIQO0PhPIZ.xa',
};
const BOB = {
  ...{ id: '01900000-0000-7000-8000-00000000000b', email: 'bob@example.com', name: 'Bob' },
  ...{ password: 'secret-of-bob', session: '01900000-0000-7000-8000-0000000000bb' },
  hash: '$2b$04$gwWu/E09lCVW63ovai4yQue04Ff1rlQhrYXbapno47Ah6J7y/9JiO',
};
const KEY = createSecretKey('the secret of an installation that is not new', 'utf8');

/** As that version wrote them: Bob has solved a problem, and keeps it on a list. */
const OLD_ROWS = `
  INSERT INTO "User" (id, name, email, "passwordHash", role, "updatedAt") VALUES
    ('${ADA.id}', '${ADA.name}', '${ADA.email}', '${ADA.hash}', 'ADMIN', now()),
    ('${BOB.id}', '${BOB.name}', '${BOB.email}', '${BOB.hash}', 'USER', now());
  INSERT INTO "Session" (id, "userId", "expiresAt") VALUES
    ('${ADA.session}', '${ADA.id}', now() - interval '1 minute'),
    ('${BOB.session}', '${BOB.id}', now() + interval '3 days');
  INSERT INTO "Problem" (id, slug, title, description, difficulty, constraints, tags, prerequisites,
    examples, "codeSnippets", "referenceSolution", "updatedAt", "submissionCount", "acceptedCount")
    VALUES (gen_random_uuid(), 'echo', 'Echo', 'text', 'EASY', 'text', '{String}', '{}',
      '{}', '{}', '{}', now(), 1, 1);
  INSERT INTO "TestSet" (id, "problemId", hash) SELECT gen_random_uuid(), id, 'x' FROM "Problem";
  UPDATE "Problem" p SET "currentTestSetId" = t.id FROM "TestSet" t;
  INSERT INTO "TestCase" (id, "testSetId", position, input, output, hidden)
    SELECT gen_random_uuid(), id, n, 'input ' || n, 'output ' || n, n = 2
    FROM "TestSet", generate_series(1, 2) n;
  INSERT INTO "Submission" (id, "userId", "problemId", "problemTitle", "testSetId", language,
    "sourceCode", "passedCount", "totalCount", state, verdict, "doneAt")
    SELECT gen_random_uuid(), '${BOB.id}', "problemId", 'Echo', id, 'PYTHON', 'print(input())', 2, 2,
      'DONE', 'Accepted', now() FROM "TestSet";
  INSERT INTO "SubmissionResult" ("submissionId", position, "testCaseId", verdict, passed, "cpuMs",
    "wallMs", "memoryKb", stdout, stderr)
    SELECT s.id, t.position, t.id, 'Accepted', true, 20, 30, 9000, t.output::bytea, ''
    FROM "Submission" s, "TestCase" t;
  INSERT INTO "SolvedMark" ("userId", "problemId", "submissionId")
    SELECT "userId", "problemId", id FROM "Submission";
  INSERT INTO "Playlist" (id, "userId", name, "updatedAt")
    VALUES (gen_random_uuid(), '${BOB.id}', 'Favourites', now());
  INSERT INTO "PlaylistEntry" (id, "playlistId", "problemId")
    SELECT gen_random_uuid(), l.id, p.id FROM "Playlist" l, "Problem" p`;

async function upgrade(): Promise<void> {
  await applyMigrations(database.url, migrationsBefore(PEOPLE));
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(OLD_ROWS).finally(() => client.end());
  expect(await applyMigrations(database.url)).toContain(PEOPLE);
}

/** The cookie that a browser got from that version, which named the end of a session in it. */
function cookieOf({ id: sub, session: sid }: typeof ADA): string {
  const token = jwt.sign({ sub, sid }, KEY, {
    ...{ algorithm: 'HS256', audience: 'stepwise-session', issuer: 'stepwise', expiresIn: '7d' },
  });
  return `stepwise_session=${token}`;
}

const login = (browser: Browser, { email, password }: typeof ADA) =>
  browser.post('/api/v1/auth/login').send({ email, password }).expect(200);

it('a database of before there were pages for administrators keeps its people, and what is theirs', async () => {
  await upgrade();
  const { browser: newBrowser } = await startTestApp(database.db, { jwtKeys: [KEY] });
  const [ada, bob] = [newBrowser(), newBrowser()];
  const profile = (person: typeof ADA) =>
    newBrowser().get('/api/v1/auth/get-profile').set('Cookie', cookieOf(person));
  expect((await profile(BOB).expect(200)).body.data).toMatchObject({ id: BOB.id, role: 'USER' });
  await profile(ADA).expect(401);
  await login(ada, ADA);
  await login(bob, BOB);

  const users = await ada.get('/api/v1/admin/users').expect(200);
  const kept = { suspension: null };
  expect(users.body.data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: ADA.id, email: ADA.email, role: 'ADMIN', ...kept }),
      expect.objectContaining({ id: BOB.id, email: BOB.email, role: 'USER', ...kept }),
    ]),
  );
  expect(users.body.data).toHaveLength(2);
  await bob.get('/api/v1/admin/users').expect(403);
  expect((await ada.get('/api/v1/admin/audit').expect(200)).body.data).toEqual([]);
  const registration = await newBrowser().get('/api/v1/auth/registration').expect(200);
  expect(registration.body.data).toEqual({ mode: 'OPEN', domains: [] });

  const sent = await bob.get('/api/v1/submission/get-all-submissions').expect(200);
  const [submission] = sent.body.data as { id: string }[];
  expect(submission).toMatchObject({ problemTitle: 'Echo', status: 'Accepted', passedCount: 2 });
  const whole = await bob.get(`/api/v1/submission/${submission?.id}`).expect(200);
  expect(whole.body.data.testCases).toMatchObject([
    { passed: true, stdout: 'output 1' },
    { passed: true, hidden: true },
  ]);
  const lists = await bob.get('/api/v1/playlist').expect(200);
  expect(lists.body.data).toMatchObject([
    { name: 'Favourites', problems: [{ problem: { title: 'Echo', tags: ['String'] } }] },
  ]);
  const { body } = await bob.get('/api/v1/auth/export').expect(200);
  expect(body.data).toMatchObject({
    user: { email: BOB.email },
    playlists: [{ name: 'Favourites' }],
    submissions: [{ sourceCode: 'print(input())' }],
  });
});
