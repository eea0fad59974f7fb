import { OPERATIONS, type Operation } from '@stepwise/contracts/operations/operations';
import { TOKEN_SCOPES, type TokenScope } from '@stepwise/contracts/token';
import { describe, expect, it } from 'vitest';
import { makeToken, signUpAdmin, startTestApp, type Browser } from '../app.ts';
import { useTestDatabase } from '../database.ts';

const database = useTestDatabase();

const ROUTES = Object.entries(OPERATIONS) as [string, Operation][];

/** Every choice of scopes that a token can have. */
const CHOICES: readonly (readonly TokenScope[])[] = [
  ...TOKEN_SCOPES.map((scope) => [scope]),
  TOKEN_SCOPES,
];

/** How a route answers this browser, which sends the token along. */
async function ask(browser: Browser, route: string, secret: string) {
  const [method = '', path = ''] = route.split(' ');
  const address = `/api/v1${path.replace(/\{\w+\}/g, crypto.randomUUID())}`;
  const request = browser[method.toLowerCase() as 'post'](address);
  const sent = method === 'GET' ? undefined : {};
  const answer = await request.set('Authorization', `Bearer ${secret}`).send(sent);
  return { status: answer.status, message: String(answer.body?.message) };
}

describe('scopes', () => {
  it('let a token write nothing but programs, and reach neither accounts nor administration', () => {
    const writing = ROUTES.filter(([route, { scope }]) => scope && !route.startsWith('GET '));
    expect(writing.map(([route, { scope }]) => [route, scope]).sort()).toEqual([
      ['DELETE /execution-code/{id}', 'submit'],
      ['POST /execution-code', 'submit'],
      ['POST /execution-code/custom', 'submit'],
      ['POST /submission/{id}/counterexample', 'submit'],
      ['POST /submission/{id}/growth', 'submit'],
      ['POST /trace', 'submit'],
    ]);
    const shut = ROUTES.filter(
      ([route, { access }]) => access !== 'user' || / \/(auth|admin)\//.test(route),
    );
    expect(shut.filter(([, { scope }]) => scope !== null)).toEqual([]);
    const reading = ROUTES.filter(([route]) => route.startsWith('GET '));
    expect(reading.filter(([, { scope }]) => scope === 'submit')).toEqual([]);
  });

  it.each(CHOICES.map((scopes) => [scopes.join(' and '), scopes] as const))(
    'a token for %s reaches the routes of its scopes and no other, whatever session comes along',
    async (_names, scopes) => {
      const { browser: newBrowser } = await startTestApp(database.db, { worker: false });
      const browser = newBrowser();
      await signUpAdmin(database.db, browser);
      const { secret } = await makeToken(browser, { scopes });
      const before = await database.db.auditEvent.count();
      for (const [route, { scope }] of ROUTES) {
        const { status, message } = await ask(browser, route, secret);
        const isLetIn = scope !== null && scopes.includes(scope);
        const isRefused = status === 403 && /token/.test(message);
        expect([route, isRefused, status]).toEqual([route, !isLetIn, isLetIn ? status : 403]);
        expect([route, status]).not.toEqual([route, 401]);
        expect([route, status]).not.toEqual([route, 500]);
      }
      expect(await database.db.auditEvent.count()).toBe(before);
      expect(await database.db.user.count({ where: { role: 'ADMIN' } })).toBeGreaterThan(0);
    },
  );

  it('are asked for on odd spellings of an address as well', async () => {
    const { browser: newBrowser } = await startTestApp(database.db, { worker: false });
    const browser = newBrowser();
    await signUpAdmin(database.db, browser);
    const { secret } = await makeToken(browser);
    for (const path of ['/AUTH/get-profile', '/auth/get-profile/', '/auth//get-profile']) {
      const answer = await browser.get(`/api/v1${path}`).set('Authorization', `Bearer ${secret}`);
      const isAnAddress = path !== '/auth//get-profile';
      expect([path, answer.status]).toEqual([path, isAnAddress ? 403 : 404]);
    }
    const head = await browser
      .head('/api/v1/auth/get-profile')
      .set('Authorization', `Bearer ${secret}`);
    expect(head.status).toBe(403);
  });
});
