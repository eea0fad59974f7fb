import { describe, expect, it } from 'vitest';
import { signUp, startTestApp } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';

const database = useTestDatabase();

const PROFILE = '/api/v1/auth/get-profile';
/** Of everything in a minute, at a twentieth of the usual scale. */
const LIMIT = 30;
const SCALE = 0.05;

/** People who have signed in before, as the headers of their browsers. */
async function signedIn(count: number): Promise<string[]> {
  const { browser: newBrowser } = await startTestApp(database.db);
  const cookies: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const browser = newBrowser();
    const { email, password } = await signUp(browser);
    const answer = await browser.post('/api/v1/auth/login').send({ email, password });
    cookies.push(answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '');
  }
  return cookies;
}

/** Asks as often as that, from one address, and answers with the statuses. */
async function askOften(times: number, cookies: readonly string[]): Promise<number[]> {
  const { browser } = await startTestApp(database.db, { rateLimitScale: SCALE });
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const cookie = cookies[n % cookies.length] ?? '';
    statuses.push((await browser().get(PROFILE).set('Cookie', cookie)).status);
  }
  return statuses;
}

const all = (count: number, status: number) => Array.from({ length: count }, () => status);

describe('requests from one address', () => {
  it('are counted for each person who is signed in', async () => {
    const people = await signedIn(8);
    expect(await askOften(2 * LIMIT, people)).toEqual(all(2 * LIMIT, 200));
  });

  it('of one person are refused above the limit', async () => {
    const statuses = await askOften(LIMIT + 2, await signedIn(1));
    expect(statuses).toEqual([...all(LIMIT, 200), 429, 429]);
  });

  it.each([
    ['nobody', () => ['']],
    [
      'forged sessions',
      () => Array.from({ length: 7 }, (_, n) => `stepwise_session=eyJhbGciOiJIUzI1NiJ9.e30.${n}`),
    ],
  ])('of %s are counted together', async (_who, cookies) => {
    const statuses = await askOften(LIMIT + 2, cookies());
    expect(statuses).toEqual([...all(LIMIT, 401), 429, 429]);
  });
});
