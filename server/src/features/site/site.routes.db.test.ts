import { LEGAL_TEXT_MAX, SITE_NAME_MAX, type Site } from '@stepwise/contracts/site';
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
  return { admin, adminId, visitor: browser(), newBrowser: browser };
}

describe('what a site says of itself', () => {
  it('is nothing until an administrator says it, and is recorded without the texts', async () => {
    const { admin, adminId } = await site();
    expect((await admin.get(SITE).expect(200)).body.data).toEqual(NONE);
    const saved = await admin
      .put(SITE)
      .send({ ...OURS, name: ' Ada School ' })
      .expect(200);
    expect(saved.body.data).toEqual(OURS);
    await admin.put(SITE).send(OURS).expect(200);
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
    const { admin, visitor } = await site();
    await visitor.get('/api/v1/legal/terms').expect(404);
    await admin.put(SITE).send(OURS).expect(200);
    const { body } = await visitor.get('/api/v1/legal/terms').expect(200);
    expect(body.data).toEqual({ text: OURS.terms });
    for (const name of ['imprint', 'name', 'contactEmail', 'constructor']) {
      await visitor.get(`/api/v1/legal/${name}`).expect(404);
    }
    await admin.put(SITE).send(NONE).expect(200);
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
    const { admin } = await site();
    const { body } = await admin
      .put(SITE)
      .send({ ...OURS, ...change })
      .expect(400);
    expect(JSON.stringify(body)).toContain(reason);
    expect(await database.db.setting.count()).toBe(0);
  });

  it('is for administrators to say', async () => {
    const { newBrowser } = await site();
    const learner = newBrowser();
    await learner.get(SITE).expect(401);
    await signUp(learner);
    await learner.get(SITE).expect(403);
    await learner.put(SITE).send(OURS).expect(403);
  });
});
