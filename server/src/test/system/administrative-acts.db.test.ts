import { randomUUID } from 'node:crypto';
import { OPERATIONS, type Operation } from '@stepwise/contracts/operations/operations';
import { describe, expect, it } from 'vitest';
import { zipBytes } from '../../bank/archive/test-zip.ts';
import { DOUBLES } from '../../bank/import/test-package.ts';
import { ALERTS_OFF } from '../../features/metrics/alerts/alerts.ts';
import { signUp, signUpAdmin, startTestApp, type Browser } from '../app.ts';
import { INVITATION_ACTS } from '../requests/invitation-acts.ts';
import { idleMail } from '../mailing-app.ts';
import { useTestDatabase } from '../database.ts';
import { buildProblem } from '../factories.ts';

const database = useTestDatabase();

type World = {
  readonly admin: Browser;
  readonly userId: string;
  readonly problemId: string;
  /** Of a problem whose submissions are judged again. */
  readonly startRejudging: () => Promise<string>;
};

type Act = {
  /** Does it, and answers with the status. */
  readonly run: (world: World) => Promise<{ status: number }>;
  /** What the row says of it; null for what changes nothing and takes nothing along. */
  readonly action: string | null;
};

const API = '/api/v1';
const sources = { JAVASCRIPT: 'echo', PYTHON: 'echo', JAVA: 'echo' };
const input = () => ({
  ...{ title: `Echo ${randomUUID()}`, description: 'Print the line that you read.' },
  ...{ difficulty: 'EASY', tags: ['String', 'LVL-0'], constraints: '1 <= length <= 10' },
  testCases: [{ input: 'MARK-test', output: 'MARK-test', hidden: true }],
  ...{ codeSnippets: sources, referenceSolution: sources },
});

function echoing(): Buffer {
  const texts = ['sample/1', 'secret/1'].flatMap((test) => [
    [`data/${test}.in`, 'same\n'],
    [`data/${test}.ans`, 'same\n'],
  ]);
  const files = {
    ...DOUBLES,
    ...Object.fromEntries(texts),
    'submissions/accepted/right.py': 'echo',
  };
  const name = `p${randomUUID().replaceAll('-', '')}`;
  return zipBytes(
    Object.entries(files).map(([path, content]) => ({
      ...{ name: `${name}/${path}`, content: String(content), isPacked: true },
    })),
  );
}

const onUser = (what: string, action: string, body = {}): Act => ({
  action,
  run: ({ admin, userId }) => admin.post(`${API}/admin/users/${userId}/${what}`).send(body),
});

const onRejudging = (what: string, action: string, before: readonly string[] = []): Act => ({
  action,
  run: async ({ admin, startRejudging }) => {
    const path = `${API}/rejudging/${await startRejudging()}`;
    for (const earlier of before) await admin.post(`${path}/${earlier}`).expect(200);
    return admin.post(`${path}/${what}`);
  },
});

const give = (admin: Browser, userId: string) =>
  admin
    .post(`${API}/admin/users/${userId}/grants`)
    .send({ role: 'SETTER', scope: 'SITE', days: null });

const ANNOUNCEMENT = {
  ...{ text: 'We restart', level: 'INFO', audience: 'EVERYBODY', from: new Date().toISOString() },
  until: new Date(Date.now() + 3_600_000).toISOString(),
};

const site = () => ({
  ...{ name: randomUUID(), contactEmail: '', terms: '', privacy: '', imprint: '', basedOn: 0 },
});

const announce = (admin: Browser) => admin.post(`${API}/admin/announcements`).send(ANNOUNCEMENT);

async function announced(admin: Browser): Promise<string> {
  const { body } = await announce(admin).expect(201);
  return (body as { data: { id: string } }).data.id;
}

async function writeMessage(browser: Browser): Promise<string> {
  const message = { name: 'Ada', email: 'ada@example.com', message: 'May my school join in?' };
  await browser.post(`${API}/contact`).send(message).expect(201);
  return (await database.db.message.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })).id;
}

/** How each operation with which an administrator changes or takes along something is used. */
const ACTS: Readonly<Record<string, Act>> = {
  'POST /problems/create-problem': {
    action: 'problem.created',
    run: ({ admin }) => admin.post(`${API}/problems/create-problem`).send(input()),
  },
  'PUT /problems/update-problem/{id}': {
    action: 'problem.edited',
    run: ({ admin, problemId }) =>
      admin.put(`${API}/problems/update-problem/${problemId}`).send(input()),
  },
  'DELETE /problems/delete-problem/{id}': {
    action: 'problem.deleted',
    run: ({ admin, problemId }) => admin.delete(`${API}/problems/delete-problem/${problemId}`),
  },
  'POST /problems/run-references': {
    action: null,
    run: ({ admin }) => {
      const body = { referenceSolution: sources, tests: [{ input: 'a', output: 'a' }] };
      return admin.post(`${API}/problems/run-references`).send(body);
    },
  },
  'POST /problems/try-small-inputs': {
    action: null,
    run: ({ admin }) => {
      const smallInputs = 'values: { n: { int: [0, 9] } }\nlines: [n]\n';
      return admin.post(`${API}/problems/try-small-inputs`).send({ smallInputs });
    },
  },
  'POST /problems/import': {
    action: 'problem.imported',
    run: ({ admin }) =>
      admin.post(`${API}/problems/import`).type('application/zip').send(echoing()),
  },
  'GET /problems/export-problem/{id}': {
    action: 'problem.exported',
    run: ({ admin, problemId }) => admin.get(`${API}/problems/export-problem/${problemId}`),
  },
  'POST /problems/rejudge/{id}': {
    action: 'rejudging.started',
    run: ({ admin, problemId }) => admin.post(`${API}/problems/rejudge/${problemId}`),
  },
  'POST /rejudging/{id}/pause': onRejudging('pause', 'rejudging.paused'),
  'POST /rejudging/{id}/resume': onRejudging('resume', 'rejudging.resumed', ['pause']),
  'POST /rejudging/{id}/cancel': onRejudging('cancel', 'rejudging.cancelled'),
  'PUT /admin/messages/{id}': {
    action: null,
    run: async ({ admin }) =>
      admin.put(`${API}/admin/messages/${await writeMessage(admin)}`).send({ isRead: true }),
  },
  'DELETE /admin/messages/{id}': {
    action: 'message.deleted',
    run: async ({ admin }) => admin.delete(`${API}/admin/messages/${await writeMessage(admin)}`),
  },
  'PUT /admin/site': {
    action: 'site.changed',
    run: ({ admin }) => admin.put(`${API}/admin/site`).send(site()),
  },
  'POST /admin/announcements': { action: 'announcement.made', run: ({ admin }) => announce(admin) },
  'PUT /admin/announcements/{id}': {
    action: 'announcement.changed',
    run: async ({ admin }) =>
      admin
        .put(`${API}/admin/announcements/${await announced(admin)}`)
        .send({ ...ANNOUNCEMENT, level: 'WARNING' }),
  },
  'DELETE /admin/announcements/{id}': {
    action: 'announcement.deleted',
    run: async ({ admin }) => admin.delete(`${API}/admin/announcements/${await announced(admin)}`),
  },
  'GET /admin/users/export': {
    action: 'users.exported',
    run: ({ admin }) => admin.get(`${API}/admin/users/export`),
  },
  'GET /admin/audit/export': {
    action: 'audit.exported',
    run: ({ admin }) => admin.get(`${API}/admin/audit/export`),
  },
  'POST /admin/metrics/test-alert': {
    action: 'alert.tested',
    run: ({ admin }) => admin.post(`${API}/admin/metrics/test-alert`),
  },
  'POST /admin/mail/test': {
    action: 'mail.tested',
    run: ({ admin }) => admin.post(`${API}/admin/mail/test`),
  },
  'POST /admin/users/{id}/end-sessions': onUser('end-sessions', 'sessions.ended'),
  'POST /admin/users/{id}/suspend': onUser('suspend', 'user.suspended', { reason: 'Spam' }),
  'POST /admin/users/{id}/unsuspend': {
    action: 'user.unsuspended',
    run: async ({ admin, userId }) => {
      const path = `${API}/admin/users/${userId}`;
      await admin.post(`${path}/suspend`).send({ reason: 'Spam' }).expect(200);
      return admin.post(`${path}/unsuspend`);
    },
  },
  'PUT /admin/users/{id}/role': {
    action: 'role.changed',
    run: ({ admin, userId }) =>
      admin.put(`${API}/admin/users/${userId}/role`).send({ role: 'ADMIN' }),
  },
  'POST /admin/users/{id}/reset-link': onUser('reset-link', 'link.made'),
  'POST /admin/users/{id}/grants': {
    action: 'grant.given',
    run: ({ admin, userId }) => give(admin, userId),
  },
  'DELETE /admin/users/{id}/grants/{grantId}': {
    action: 'grant.taken',
    run: async ({ admin, userId }) => {
      const { body } = await give(admin, userId).expect(200);
      const { grants } = (body as { data: { grants: { id: string }[] } }).data;
      return admin.delete(`${API}/admin/users/${userId}/grants/${grants[0]?.id ?? ''}`);
    },
  },
  'PUT /admin/registration': {
    action: 'registration.changed',
    run: ({ admin }) =>
      admin
        .put(`${API}/admin/registration`)
        .send({ mode: 'OPEN', domains: ['example.com'], basedOn: 0 }),
  },
  ...INVITATION_ACTS,
};

async function buildWorld(): Promise<World & { readonly adminId: string }> {
  const { db } = database;
  const alerts = { state: () => ALERTS_OFF, send: () => Promise.resolve(null) };
  const { browser } = await startTestApp(db, { worker: false, alerts, mail: idleMail });
  const [admin, user] = [browser(), browser()];
  const { id: adminId } = await signUpAdmin(db, admin);
  const { id: userId } = await signUp(user);
  const { id: problemId } = await buildProblem(db, { codeSnippets: { PYTHON: 'print()' } });
  const startRejudging = async () => {
    const answer = await admin.post(`${API}/problems/rejudge/${problemId}`).expect(202);
    return (answer.body as { data: { id: string } }).data.id;
  };
  return { admin, adminId, userId, problemId, startRejudging };
}

describe('what administrators and setters do', () => {
  it('is known here, act by act', () => {
    const acts = (Object.entries(OPERATIONS) as [string, Operation][])
      .filter(([route, { access, download }]) => {
        const isActs = access === 'admin' || access === 'setter';
        return isActs && (!route.startsWith('GET ') || download !== undefined);
      })
      .map(([route]) => route);
    expect(Object.keys(ACTS).sort()).toEqual(acts.sort());
  });

  it.each(Object.entries(ACTS))('%s is recorded as what it is', async (_route, { run, action }) => {
    const world = await buildWorld();
    const { status } = await run(world);
    expect([200, 201, 202]).toContain(status);
    const rows = await database.db.auditEvent.findMany({
      where: { actorId: world.adminId },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
    });
    if (action === null) return expect(rows).toEqual([]);
    expect(rows[0]).toMatchObject({ action, ip: expect.any(String) });
    expect(rows.filter((row) => row.action === action)).toHaveLength(1);
    // Neither a test nor a program.
    expect(JSON.stringify(rows)).not.toMatch(/MARK-test|"echo"/);
  });

  it('that changes nothing leaves none', async () => {
    const world = await buildWorld();
    const { admin, userId, problemId, adminId, startRejudging } = world;
    const problem = input();
    const save = () =>
      admin.put(`${API}/problems/update-problem/${problemId}`).send(problem).expect(200);
    await save();
    const job = `${API}/rejudging/${await startRejudging()}`;
    for (let time = 1; time <= 2; time++) await admin.post(`${job}/cancel`).expect(200);
    const count = () => database.db.auditEvent.count({ where: { actorId: adminId } });
    const before = await count();
    await save();
    await admin.post(`${job}/cancel`).expect(200);
    await admin.post(`${API}/admin/users/${userId}/unsuspend`).expect(200);
    await admin.put(`${API}/admin/users/${userId}/role`).send({ role: 'USER' }).expect(200);
    expect([before, await count()]).toEqual([3, 3]);
  });

  it('is undone with its row', async () => {
    const { admin, problemId, adminId } = await buildWorld();
    await admin.post(`${API}/rejudging/${randomUUID()}/pause`).expect(404);
    await admin.delete(`${API}/problems/delete-problem/${randomUUID()}`).expect(404);
    const wrong = { ...input(), referenceSolution: { ...sources, PYTHON: 'other' } };
    await admin.put(`${API}/problems/update-problem/${problemId}`).send(wrong).expect(422);
    expect(await database.db.auditEvent.count({ where: { actorId: adminId } })).toBe(0);
  });
});
