import { ERROR_STATUS, errorBodySchema } from '@stepwise/contracts/error';
import { OPERATIONS, type Access, type Operation } from '@stepwise/contracts/operations/operations';
import { describe, expect, it } from 'vitest';
import { apiMounts, type AppDeps } from './app.ts';
import { requireAdmin, requireSetter, requireUser } from './http/access/require-user.ts';
import { createLogger } from './lib/logger.ts';
import { readVersion } from './lib/version.ts';
import { signUp, startTestApp, type Browser } from './test/app.ts';
import { useTestDatabase } from './test/database.ts';
import { scriptedEngine } from './test/doubles/scripted-engine.ts';

const database = useTestDatabase();

type Route = { readonly route: string; readonly access: Access };

/** Every route that is mounted, with whom its guards let through. */
function mountedRoutes(): Route[] {
  const accessOf = (handles: readonly unknown[]): Access => {
    if (handles.includes(requireAdmin)) return 'admin';
    if (handles.includes(requireSetter)) return 'setter';
    return handles.includes(requireUser) ? 'user' : 'public';
  };
  return apiMounts({ rateLimitScale: 1 } as AppDeps).flatMap(([base, router]) =>
    router.stack.flatMap(({ route }) => {
      if (!route) return [];
      // A guard that stands before all routes of a router guards every one.
      const handles = [router.stack[0]?.handle, ...route.stack.map(({ handle }) => handle)];
      const path = `${base}${route.path === '/' ? '' : route.path}`.replace(/:(\w+)/g, '{$1}');
      const methods = new Set(route.stack.map(({ method }) => method.toUpperCase()));
      return [...methods].map((method) => {
        return { route: `${method} ${path}`, access: accessOf(handles) };
      });
    }),
  );
}

describe('the API', () => {
  it('has exactly the routes of the contract, each open to whom the contract says', () => {
    const written = Object.entries(OPERATIONS).map(([route, { access }]) => ({ route, access }));
    const byRoute = (a: Route, b: Route) => a.route.localeCompare(b.route);
    expect(mountedRoutes().sort(byRoute)).toEqual(written.sort(byRoute));
  });

  it('is described for machines and for people', async () => {
    const { browser } = await startTestApp(database.db);
    const document = await browser().get('/api/v1/openapi.json').expect(200);
    expect(document.body.openapi).toBe('3.1.0');
    expect(Object.keys(document.body.paths)).toContain('/problems/get-problem/{id}');
    const page = await browser().get('/api/v1/docs').expect(200);
    await browser().get('/api/v1/docs/').expect(308).expect('Location', '../docs');
    for (const [, address] of page.text.matchAll(/(?:src|href)="([^"]+)"/g)) {
      await browser().get(`/api/v1/${address}`).expect(200);
    }
  });

  it('answers every failure in one shape', async () => {
    const { browser: newBrowser } = await startTestApp(database.db);
    const browser = newBrowser();
    await signUp(browser);
    const login = '/api/v1/auth/login';
    const answers = {
      NOT_FOUND: await browser.get('/api/v1/no/such/route'),
      METHOD_NOT_ALLOWED: await browser.get(login),
      UNAUTHENTICATED: await newBrowser().get('/api/v1/auth/get-profile'),
      VALIDATION_FAILED: await browser.post(login).send({}),
      MALFORMED_JSON: await browser.post(login).type('json').send('{"password":"a marker"'),
      UNSUPPORTED_MEDIA_TYPE: await browser.post(login).type('text/plain').send('{}'),
      PAYLOAD_TOO_LARGE: await browser.post(login).send({ email: 'x'.repeat(1_100_000) }),
      BAD_ORIGIN: await browser.post(login).set('Origin', 'https://evil.example').send({}),
    };
    for (const [code, answer] of Object.entries(answers)) {
      const body = errorBodySchema.parse(answer.body);
      expect(body.code).toBe(code);
      expect(answer.status).toBe(ERROR_STATUS[body.code]);
      expect(body.requestId).toBe(answer.headers['x-request-id']);
      expect(body.errors.length).toBeGreaterThan(0);
    }
  });

  it('refuses a body that is nested too deeply instead of choking on it', async () => {
    const { browser } = await startTestApp(database.db);
    const deep = '['.repeat(5_000) + ']'.repeat(5_000);
    const answer = await browser().post('/api/v1/auth/login').type('json').send(deep);
    expect(answer.status).toBe(400);
  });

  it.each([
    ['its own origin', (host: string) => `http://${host}`, 200],
    ['a configured origin', () => 'https://stepwise.example', 200],
    ['another port of the same host', () => 'http://127.0.0.1:1', 403],
    ['another scheme of the same host', (host: string) => `https://${host}`, 403],
    ['a sandboxed page', () => 'null', 403],
  ])('meets a state change from %s with %s', async (_name, originFor, status) => {
    const clientOrigins = ['https://stepwise.example'];
    const { app } = await startTestApp(database.db, { clientOrigins });
    const server = app.listen(0);
    try {
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('not listening');
      const host = `127.0.0.1:${address.port}`;
      const answer = await fetch(`http://${host}/api/v1/auth/logout`, {
        method: 'POST',
        headers: { Origin: originFor(host) },
      });
      expect(answer.status).toBe(status);
    } finally {
      server.close();
    }
  });

  const withAccess = (route: string) => {
    const { access, upload }: Operation = OPERATIONS[route as keyof typeof OPERATIONS];
    return { route, access, takesFile: upload !== undefined };
  };
  const guarded = Object.keys(OPERATIONS)
    .filter((route) => !route.startsWith('GET '))
    .map(withAccess)
    .filter(({ access }) => access !== 'public');

  it.each(guarded)(
    'asks who may call $route before it reads the body',
    async ({ route, access, takesFile }) => {
      const { browser: newBrowser } = await startTestApp(database.db);
      const [method = '', path = ''] = route.split(' ');
      const send = (browser: Browser) =>
        browser[method.toLowerCase() as 'post'](
          `/api/v1${path.replace('{id}', crypto.randomUUID())}`,
        )
          .type('json')
          .send('{"broken"');
      expect((await send(newBrowser())).status).toBe(401);
      const person = newBrowser();
      await signUp(person);
      // What is no file is refused where one is expected, whatever it says.
      const refusal = takesFile ? 415 : 400;
      const expected = access === 'user' ? refusal : 403;
      expect((await send(person)).status).toBe(expected);
    },
  );

  it('never writes a password, a cookie or a program into the log', async () => {
    let log = '';
    const logger = createLogger('trace', { write: (line: string) => (log += line) });
    const { browser: newBrowser } = await startTestApp(database.db, { logger });
    const browser = newBrowser();
    const { email } = await signUp(browser, { password: 'marker-password' });
    await browser.post('/api/v1/auth/login').send({ email, password: 'marker-password' });
    await browser.post('/api/v1/auth/login').type('json').send('{"password":"marker-password"');
    await browser
      .post('/api/v1/execution-code')
      .send({ source_code: { PYTHON: 'marker-source' }, language_id: 71, problemId: 'x' });
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { req?: { path: string } });
    const logins = lines.filter((line) => line.req?.path === '/api/v1/auth/login');
    expect(logins).toMatchObject([
      { address: '127.0.0.1', res: { status: 200 } },
      { res: { status: 400, code: 'MALFORMED_JSON' } },
    ]);
    expect(log).not.toMatch(/marker-|stepwise_session/);
  });
});

describe('health', () => {
  it('says that the process lives and what is ready', async () => {
    const { browser } = await startTestApp(database.db);
    await browser().get('/healthz').expect(200, { ok: true });
    const answer = await browser().get('/readyz').expect(200);
    expect(answer.body).toMatchObject({
      ready: true,
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      database: { ok: true },
      disk: { ok: true },
      problems: { ok: true },
      addresses: { ok: true },
      judge: { state: 'ready', accounting: null },
    });
  });

  it('tells its release and why the judge is away to administrators and to this machine alone', async () => {
    const reasons = ['connect ECONNREFUSED 10.0.0.7:2358'];
    const status = { state: 'unavailable', reasons, remedies: ['See'], languages: [] } as const;
    const engine = scriptedEngine(() => ({}), status);
    const { browser } = await startTestApp(database.db, { engine });
    const elsewhere = ['X-Forwarded-For', '203.0.113.9'] as const;
    const told = async (one: ReturnType<typeof browser>) =>
      (
        await one
          .get('/readyz')
          .set(...elsewhere)
          .expect(200)
      ).body;
    const someone = browser();
    const little = { version: null, judge: { state: 'unavailable', reasons: [], remedies: [] } };
    expect(await told(someone)).toMatchObject(little);
    await signUp(someone);
    expect(await told(someone)).toMatchObject(little);
    await database.db.user.updateMany({ data: { role: 'ADMIN' } });
    const all = { version: readVersion(), judge: { reasons, remedies: ['See'] } };
    expect(await told(someone)).toMatchObject(all);
    expect((await browser().get('/readyz')).body).toMatchObject(all);
  });

  it('is not ready while the server drains', async () => {
    const { browser, stopping } = await startTestApp(database.db);
    stopping.abort();
    await browser().get('/readyz').expect(503);
  });
});

describe('metrics', () => {
  it('are told to this machine and to nobody behind a proxy', async () => {
    const { browser } = await startTestApp(database.db);
    await browser().get('/api/v1/auth/get-profile').expect(401);
    await browser().get('/API/v1/Auth/get-profile').expect(401);
    const answer = await browser().get('/metrics').expect(200);
    expect(answer.text).not.toMatch(/route="[^"]*[A-Z]/);
    expect(answer.text).toContain('route="/api/v1/auth/get-profile",status="401"');
    expect(answer.text).toContain('stepwise_submissions_pending{state="QUEUED"} 0');
    await browser().get('/metrics').set('X-Forwarded-For', '203.0.113.9').expect(404);
  });
});
