import type { Site } from '@stepwise/contracts/site';
import { LEGAL_TEXT_MAX, SITE_NAME_MAX } from '@stepwise/contracts/site-limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { signUp, signUpAdmin, startTestApp } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';

const database = useTestDatabase();
const SITE = '/api/v1/admin/site';
const NONE: Site = { name: '', contactEmail: '', terms: '', privacy: '', imprint: '' };
const OURS: Site = {
  ...{ name: 'Ada School', contactEmail: 'help@school.example', terms: '# Rules\n\nBe kind.' },
  ...{ privacy: 'We keep what you send.', imprint: '' },
};

beforeEach(() => database.db.setting.deleteMany());

async function site() {
  const { browser } = await startTestApp(database.db, { worker: false });
  const admin = browser();
  const { id: adminId } = await signUpAdmin(database.db, admin);
  const save = (said: object, basedOn = 0) => admin.put(SITE).send({ ...said, basedOn });
  return { admin, adminId, save, visitor: browser(), newBrowser: browser };
}

describe('what a site says of itself', () => {
  it('is nothing until an administrator says it, and is recorded without the texts', async () => {
    const { admin, adminId, save } = await site();
    expect((await admin.get(SITE).expect(200)).body.data).toEqual({ ...NONE, revision: 0 });
    const saved = await save({ ...OURS, name: ' Ada School ' }).expect(200);
    expect(saved.body.data).toEqual({ ...OURS, revision: 1 });
    await save(OURS).expect(200);
    const acts = await database.db.auditEvent.findMany({ where: { actorId: adminId } });
    const after = { name: OURS.name, contactEmail: OURS.contactEmail };
    expect(acts).toMatchObject([
      {
        action: 'site.changed',
        before: { name: '', contactEmail: '' },
        after: { ...after, changed: ['name', 'contactEmail', 'terms', 'privacy'] },
      },
    ]);
    expect(JSON.stringify(acts)).not.toContain('Be kind');
  });

  it('is read by everybody where it is a legal text, as long as there is one', async () => {
    const { save, visitor } = await site();
    await visitor.get('/api/v1/legal/terms').expect(404);
    await save(OURS).expect(200);
    const { body } = await visitor.get('/api/v1/legal/terms').expect(200);
    expect(body.data).toEqual({ text: OURS.terms });
    for (const name of ['imprint', 'name', 'contactEmail', 'constructor']) {
      await visitor.get(`/api/v1/legal/${name}`).expect(404);
    }
    await save(NONE, 1).expect(200);
    await visitor.get('/api/v1/legal/terms').expect(404);
  });

  it.each([
    ['a long name', { name: 'x'.repeat(SITE_NAME_MAX + 1) }, 'at most 60 characters'],
    ['a name of two lines', { name: 'two\nlines' }, 'Name must not contain control characters'],
    ['an address that is none', { contactEmail: 'help' }, 'Write an address like'],
    ['a long text', { terms: 'x'.repeat(LEGAL_TEXT_MAX + 1) }, 'at most 20,000 characters'],
    ['a text that cannot be stored', { imprint: 'NUL \0' }, 'Text must not contain NUL'],
    ['no text', { privacy: null }, 'privacy'],
  ])('is never %s', async (_what, change, reason) => {
    const { save } = await site();
    const { body } = await save({ ...OURS, ...change }).expect(400);
    expect(JSON.stringify(body)).toContain(reason);
    expect(await database.db.setting.count()).toBe(0);
  });

  it('is for administrators to say', async () => {
    const { newBrowser } = await site();
    const learner = newBrowser();
    await learner.get(SITE).expect(401);
    await signUp(learner);
    await learner.get(SITE).expect(403);
    await learner
      .put(SITE)
      .send({ ...OURS, basedOn: 0 })
      .expect(403);
  });

  it('is not overwritten by an administrator who has not seen the last change', async () => {
    const { admin, adminId, save } = await site();
    const statuses = async (...saves: readonly PromiseLike<{ status: number }>[]) =>
      (await Promise.all(saves)).map(({ status }) => status).sort();
    const named = (name: string) => ({ ...NONE, name });
    expect(await statuses(save(named('Ada School')), save(named('Grace School')))).toEqual([
      ...[200, 409],
    ]);
    expect(await statuses(save(named('One'), 1), save(named('Two'), 1))).toEqual([200, 409]);
    const refused = await save(named('Three'), 1).expect(409);
    expect(refused.body).toMatchObject({
      ...{ code: 'CONFLICT', message: 'Another administrator has saved meanwhile' },
    });
    const { body } = await admin.get(SITE).expect(200);
    expect(body.data).toMatchObject({ name: expect.stringMatching(/^(One|Two)$/), revision: 2 });
    await save(named('Three'), 2).expect(200);
    expect(await database.db.auditEvent.count({ where: { actorId: adminId } })).toBe(3);
  });
});
