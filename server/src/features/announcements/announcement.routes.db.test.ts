import {
  ANNOUNCEMENTS_MAX,
  type Announcement,
  type ShownAnnouncement,
} from '@stepwise/contracts/announcement';
import { ANNOUNCEMENT_MAX } from '@stepwise/contracts/announcement-limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { signUp, signUpAdmin, startTestApp, type Browser } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';

const database = useTestDatabase();
const SHOWN = '/api/v1/announcements';
const WRITTEN = '/api/v1/admin/announcements';
const HOUR_MS = 3_600_000;

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const news = (change: object = {}) => ({
  ...{ text: 'We restart at noon', level: 'INFO', audience: 'EVERYBODY' },
  ...{ from: inHours(-1), until: inHours(1) },
  ...change,
});

beforeEach(async () => {
  await database.db.announcement.deleteMany();
});

async function site() {
  const { browser } = await startTestApp(database.db, { worker: false });
  const [admin, learner] = [browser(), browser()];
  await signUpAdmin(database.db, admin);
  await signUp(learner);
  const announce = async (change: object = {}) => {
    const { body } = await admin.post(WRITTEN).send(news(change)).expect(201);
    return body.data as Announcement;
  };
  return { admin, learner, visitor: browser(), newBrowser: browser, announce };
}

async function shownTo(browser: Browser): Promise<ShownAnnouncement[]> {
  return (await browser.get(SHOWN).expect(200)).body.data as ShownAnnouncement[];
}

const textsFor = async (browser: Browser) => (await shownTo(browser)).map(({ text }) => text);

describe('an announcement', () => {
  it('is shown to everybody, or to who is signed in, warnings first', async () => {
    const { learner, visitor, announce } = await site();
    await announce({ text: 'For all' });
    await announce({ text: 'For members', audience: 'SIGNED_IN' });
    await announce({ text: 'Take care', level: 'WARNING', from: inHours(-2) });
    expect(await textsFor(visitor)).toEqual(['Take care', 'For all']);
    expect(await textsFor(learner)).toEqual(['Take care', 'For members', 'For all']);
    const [first] = await shownTo(visitor);
    expect(first).toEqual({
      ...{ id: expect.any(String), text: 'Take care', level: 'WARNING', version: 1 },
    });
  });

  it('is shown neither before its time nor after it', async () => {
    const { visitor, admin, announce } = await site();
    const { id } = await announce({ from: inHours(1), until: inHours(2) });
    expect(await shownTo(visitor)).toEqual([]);
    const times = { startsAt: new Date(Date.now() - 2 * HOUR_MS), endsAt: new Date() };
    await database.db.announcement.update({ where: { id }, data: times });
    await announce({ text: 'Now' });
    expect(await textsFor(visitor)).toEqual(['Now']);
    const { body } = await admin.get(WRITTEN).expect(200);
    expect((body.data as Announcement[]).map(({ text }) => text)).toEqual([
      'Now',
      'We restart at noon',
    ]);
  });

  it('that a person has closed is shown to the others, and again when it says something new', async () => {
    const { admin, learner, visitor, newBrowser, announce } = await site();
    const other = newBrowser();
    await signUp(other);
    const { id } = await announce();
    await learner.post(`${SHOWN}/${id}/dismiss`).send({ version: 1 }).expect(200);
    await learner.post(`${SHOWN}/${id}/dismiss`).send({ version: 1 }).expect(200);
    expect(await shownTo(learner)).toEqual([]);
    expect([await shownTo(other), await shownTo(visitor)]).toMatchObject([[{ id }], [{ id }]]);

    const longer = news({ until: inHours(3) });
    await admin.put(`${WRITTEN}/${id}`).send(longer).expect(200);
    expect(await shownTo(learner)).toEqual([]);
    const later = { ...longer, text: 'We restart at one' };
    const { body } = await admin.put(`${WRITTEN}/${id}`).send(later).expect(200);
    expect(body.data).toEqual({ id, version: 2, ...later });
    expect(await textsFor(learner)).toEqual(['We restart at one']);
  });

  it('cannot be closed before it is there, by a visitor, or when it is gone', async () => {
    const { admin, learner, visitor, announce } = await site();
    const { id } = await announce();
    const path = `${SHOWN}/${id}/dismiss`;
    await visitor.post(path).send({ version: 1 }).expect(401);
    await learner.post(path).send({ version: 2 }).expect(404);
    await learner.post(path).send({}).expect(400);
    await learner.post(path).send({ version: 3_000_000_000 }).expect(400);
    await admin.delete(`${WRITTEN}/${id}`).expect(200);
    expect(await shownTo(visitor)).toEqual([]);
    await learner.post(path).send({ version: 1 }).expect(404);
    await admin.delete(`${WRITTEN}/${id}`).expect(404);
    await admin.put(`${WRITTEN}/${id}`).send(news()).expect(404);
  });

  it.each([
    ['without a word', { text: ' \n' }, 'Write what people shall know'],
    ['that is too long', { text: 'x'.repeat(ANNOUNCEMENT_MAX + 1) }, 'at most 500 characters'],
    ['that cannot be stored', { text: 'NUL \0' }, 'Text must not contain NUL'],
    ['of another level', { level: 'LOUD' }, 'level'],
    ['for nobody', { audience: 'NOBODY' }, 'audience'],
    ['that ends before it begins', { until: inHours(-2) }, 'It must end after it begins'],
    ['for longer than a year', { until: inHours(24 * 400) }, 'for a year at most'],
    ['that is over', { from: inHours(-3), until: inHours(-2) }, 'It would be over already'],
    ['at no time', { from: 'noon' }, 'Say from when on it is shown'],
  ])('%s is refused', async (_, change, reason) => {
    const { admin } = await site();
    const { body } = await admin.post(WRITTEN).send(news(change)).expect(400);
    expect(JSON.stringify(body)).toContain(reason);
    expect(await database.db.announcement.count()).toBe(0);
  });

  it('is for administrators to write', async () => {
    const { learner, visitor } = await site();
    await visitor.get(WRITTEN).expect(401);
    await learner.get(WRITTEN).expect(403);
    await learner.post(WRITTEN).send(news()).expect(403);
  });

  it('is one of twenty at most, however many are written at once', async () => {
    const { admin, announce } = await site();
    for (let n = 2; n < ANNOUNCEMENTS_MAX; n += 1) await announce({ text: `News ${n}` });
    const answers = await Promise.all([1, 2, 3, 4].map(() => admin.post(WRITTEN).send(news())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toContain('Delete one first');
    expect(await database.db.announcement.count()).toBe(ANNOUNCEMENTS_MAX);
  });

  it('is recorded with its words, and not when nothing changes', async () => {
    const { admin, announce } = await site();
    const written = news();
    const { id } = await announce(written);
    await admin.put(`${WRITTEN}/${id}`).send(written).expect(200);
    await admin
      .put(`${WRITTEN}/${id}`)
      .send({ ...written, level: 'WARNING' })
      .expect(200);
    await admin.delete(`${WRITTEN}/${id}`).expect(200);
    const acts = await database.db.auditEvent.findMany({
      where: { subjectId: id },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
    });
    expect(acts.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      { action: 'announcement.made', before: null, after: written },
      { action: 'announcement.changed', before: written, after: { ...written, level: 'WARNING' } },
      { action: 'announcement.deleted', before: { ...written, level: 'WARNING' }, after: null },
    ]);
  });
});
