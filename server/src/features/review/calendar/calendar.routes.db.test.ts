import { CALENDAR_DAYS } from '@stepwise/contracts/review';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../../../lib/logger.ts';
import { signUpAdmin, startTestApp, signUp, type Browser } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { buildProblem } from '../../../test/factories.ts';
import { letDaysPass, listReviews } from '../../../test/reviews.ts';
import { addDays, daysBetween } from '../review-day.ts';

const database = useTestDatabase();

const make = async (browser: Browser): Promise<string> => {
  const { body } = await browser.post('/api/v1/review/calendar').expect(200);
  return body.data.path as string;
};

/** Gives a person so many cards, each due so many days from today. */
async function giveCards(
  browser: Browser,
  userId: string,
  dueIn: readonly number[],
): Promise<void> {
  const { db } = database;
  const { today } = await listReviews(browser);
  for (const days of dueIn) {
    const { id: problemId } = await buildProblem(db, { title: 'Marker of a title' });
    const due = new Date(addDays(today, days));
    const card = { stability: 3, difficulty: 5, scheduledDays: 3, reps: 1, lapses: 0 };
    await db.reviewCard.create({ data: { userId, problemId, due, lastReview: due, ...card } });
  }
}

async function start(clientOrigins: string[] = []) {
  const { browser: newBrowser } = await startTestApp(database.db, { worker: false, clientOrigins });
  const browser = newBrowser();
  const user = await signUp(browser);
  return { browser, newBrowser, user, stranger: newBrowser() };
}

const summaries = (text: string) =>
  [...text.matchAll(/SUMMARY:.*?(\d+) problem/g)].map(([, n]) => n);

describe('the calendar of reviews', () => {
  it('tells whoever has its address how many problems come back, and nothing else', async () => {
    const { browser, user, stranger } = await start();
    await giveCards(browser, user.id, [0, 0, -5, -9, 3]);
    const path = await make(browser);
    expect(path).toMatch(/^\/api\/v1\/calendar\/[\w-]{43}\.ics$/);
    const { text, headers } = await stranger.get(path).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=300',
    });
    expect(headers['set-cookie']).toBeUndefined();
    // Three a day, and what is too much for today is left to tomorrow.
    expect(summaries(text)).toEqual(['3', '1', '1']);
    expect(text).toMatch(/URL:http:\/\/127\.0\.0\.1:\d+\/review\r\n/);
    expect(text).not.toContain('Marker');
    expect(text).not.toContain(user.id);
    const again = await stranger.get(path).expect(200);
    const uids = (ics: string) => ics.match(/^UID:.*$/gm);
    expect(uids(again.text)).toEqual(uids(text));
    expect(new Set(uids(text)).size).toBe(3);
  });

  it('leads to the address of the site where that is known', async () => {
    const { browser, user, stranger } = await start(['https://stepwise.example']);
    await giveCards(browser, user.id, [0]);
    const { text } = await stranger.get(await make(browser)).expect(200);
    expect(text).toContain('URL:https://stepwise.example/review\r\n');
  });

  it('is valid without anything due, and never longer than its days', async () => {
    const { browser, user, stranger } = await start();
    const path = await make(browser);
    expect((await stranger.get(path).expect(200)).text).not.toContain('VEVENT');
    await giveCards(browser, user.id, Array<number>(CALENDAR_DAYS + 5).fill(-1));
    await browser
      .put('/api/v1/review/settings')
      .send({ perDay: 1, interviewOn: null, pausedUntil: null })
      .expect(200);
    const { text } = await stranger.get(path).expect(200);
    expect(summaries(text)).toHaveLength(CALENDAR_DAYS + 1);
  });

  it('waits for the end of a pause', async () => {
    const { browser, user, stranger } = await start();
    await giveCards(browser, user.id, [0, 1]);
    const path = await make(browser);
    const { today } = await listReviews(browser);
    const pausedUntil = addDays(today, 7);
    const settings = { perDay: 3, interviewOn: null, pausedUntil };
    await browser.put('/api/v1/review/settings').send(settings).expect(200);
    const { text } = await stranger.get(path).expect(200);
    expect(text.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual([
      `DTSTART;VALUE=DATE:${pausedUntil.replaceAll('-', '')}`,
    ]);
  });

  it('says of the next weeks what the page says: with the limit, a pause, and what is put off', async () => {
    const { browser, user, stranger } = await start();
    await giveCards(browser, user.id, [-1, 0, 5]);
    const path = await make(browser);
    const { today } = await listReviews(browser);
    const settings = { perDay: 1, interviewOn: null, pausedUntil: null };
    const choose = (other: object) =>
      browser
        .put('/api/v1/review/settings')
        .send({ ...settings, ...other })
        .expect(200);
    /** After how many days how many, as the page says it. The calendar has these after what is due today. */
    const ahead = async () => {
      const { due, upcoming } = await listReviews(browser);
      const { text } = await stranger.get(path).expect(200);
      const [ofToday, days] = [
        due.length === 0 ? [] : [{ day: today, count: due.length }],
        upcoming,
      ];
      const shown = [...ofToday, ...days].map(({ day, count }) => [day, String(count)]);
      const starts = [...text.matchAll(/DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)/g)];
      const counts = summaries(text);
      expect(starts.map(([, ...date], at) => [date.join('-'), counts[at]])).toEqual(shown);
      return upcoming.map(({ day, count }) => [daysBetween(today, day), count]);
    };
    await choose({});
    expect(await ahead()).toEqual([
      [1, 1],
      [5, 1],
    ]);
    await choose({ perDay: 2 });
    expect(await ahead()).toEqual([[5, 1]]);
    const [first] = (await listReviews(browser)).due;
    await browser.post(`/api/v1/review/${first?.id ?? ''}/bury`).expect(200);
    expect(await ahead()).toEqual([
      [1, 1],
      [5, 1],
    ]);
    await choose({ perDay: 2, pausedUntil: addDays(today, 7) });
    expect(await ahead()).toEqual([
      [7, 2],
      [8, 1],
    ]);
    await choose({ perDay: 2, pausedUntil: addDays(today, 20) });
    expect((await listReviews(browser)).upcoming).toEqual([]);
  });

  it('has one address, of which nothing but a hash is stored', async () => {
    const { browser, user, stranger } = await start();
    expect((await listReviews(browser)).calendarSince).toBeNull();
    const first = await make(browser);
    const since = (await listReviews(browser)).calendarSince;
    expect(Date.parse(since ?? '')).toBeGreaterThan(Date.now() - 60_000);
    await letDaysPass(database.db, 1);
    const second = await make(browser);
    await stranger.get(first).expect(404);
    await stranger.get(second).expect(200);
    const { body } = await browser.get('/api/v1/auth/export').expect(200);
    const settings = await database.db.reviewSettings.findUnique({ where: { userId: user.id } });
    const secret = second.replace(/^.*\/|\.ics$/g, '');
    expect(JSON.stringify([body, settings])).not.toContain(secret);
    expect(JSON.stringify(body)).not.toContain(settings?.calendarHash);
    expect(body.data.reviews.settings.calendarSince).toBe(settings?.calendarSince?.toISOString());

    await browser.delete('/api/v1/review/calendar').expect(200);
    await stranger.get(second).expect(404);
    expect((await listReviews(browser)).calendarSince).toBeNull();
  });

  it.each([
    'no-secret',
    'x'.repeat(43),
    `${'x'.repeat(43)}.ics`,
    `${'x'.repeat(43)}.ics.ics`,
    '%00.ics',
  ])('is not found at %s', async (file) => {
    const { stranger } = await start();
    const { body } = await stranger.get(`/api/v1/calendar/${file}`).expect(404);
    expect(body).toMatchObject({ code: 'NOT_FOUND', message: 'Calendar not found' });
  });

  it('is closed while its person is suspended, and gone with the account', async () => {
    const { browser, newBrowser, user, stranger } = await start();
    const path = await make(browser);
    const admin = newBrowser();
    await signUpAdmin(database.db, admin);
    const act = (name: string) => admin.post(`/api/v1/admin/users/${user.id}/${name}`);
    await act('suspend').send({ reason: 'Spam' }).expect(200);
    await stranger.get(path).expect(404);
    await act('unsuspend').expect(200);
    await stranger.get(path).expect(200);
    const { email, password } = user;
    await browser.post('/api/v1/auth/login').send({ email, password }).expect(200);
    await browser.delete('/api/v1/auth/delete-account').send({ password }).expect(200);
    await stranger.get(path).expect(404);
  });

  it('is made and ended by nobody else', async () => {
    const { stranger } = await start();
    await stranger.post('/api/v1/review/calendar').expect(401);
    await stranger.delete('/api/v1/review/calendar').expect(401);
  });

  it('is read so often a minute by one address', async () => {
    const { browser: newBrowser } = await startTestApp(database.db, {
      ...{ worker: false, rateLimitScale: 1 },
    });
    const browser = newBrowser();
    await signUp(browser);
    const path = await make(browser);
    const statuses = [];
    for (let read = 0; read < 61; read += 1) statuses.push((await newBrowser().get(path)).status);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([
      60, 429,
    ]);
  });

  it('leaves its secret out of the log, whatever comes of a request', async () => {
    let log = '';
    const logger = createLogger('trace', { write: (line: string) => (log += line) });
    const { browser: newBrowser } = await startTestApp(database.db, { worker: false, logger });
    const browser = newBrowser();
    await signUp(browser);
    const path = await make(browser);
    const secret = path.replace(/^.*\/|\.ics$/g, '');
    await browser.get(path).expect(200);
    await browser.get(`${path}?a=${secret}`).expect(200);
    await browser.get(path.replace('/calendar/', '/Calendar/')).expect(200);
    await browser.get(`/${path}`).expect(404);
    await browser.get(path.replace('/calendar/', '//calendar/')).expect(404);
    await browser.post(path).expect(405);
    await browser.delete('/api/v1/review/calendar').expect(200);
    await browser.get(path).expect(404);
    expect(log).not.toContain(secret);
    expect(log.match(/\/calendar\/\[removed\]/gi)).toHaveLength(7);
  });
});
