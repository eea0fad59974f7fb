import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectCode, setCode } from './code.ts';
import { standStill } from './still-world.ts';

test.skip(({ isMobile }) => isMobile, 'answers are the same on every screen');

/** Pages, and those of their reads that they show. */
const PAGES: readonly (readonly [path: string, shown: RegExp])[] = [
  ['/problems', /./],
  ['/problem/climbingstairs', /./],
  ['/learn', /./],
  ['/dashboard', /(?<!\/playlist)$/],
  ['/dashboard?tab=playlists', /\/playlist$/],
];

const html = '<html><h1>Sign in to this network</h1></html>';
const refusal = (status: number, code: string) => ({
  status,
  json: { message: `Refused with ${code}`, code, errors: [], requestId: 'request-1' },
});

type Answer = Parameters<Route['fulfill']>[0];

const ODD: Readonly<Record<string, Answer>> = {
  'a page with 200': { contentType: 'text/html', body: html },
  '204': { status: 204 },
  'JSON that was cut off': { contentType: 'application/json', body: '{"message":"ok","da' },
  '403': refusal(403, 'FORBIDDEN'),
  '429': refusal(429, 'RATE_LIMITED'),
  '500': refusal(500, 'INTERNAL'),
  'a page with 502': { status: 502, contentType: 'text/html', body: html },
  '503': refusal(503, 'DATABASE_UNAVAILABLE'),
};

/**
 * All answers to all reads of a page are dealt out to five tests, so that none of them is long on a busy
 * machine. Each meets every kind of answer and every read. `npm test` takes the first of them, `npm run
 * test:rest` the others.
 */
const PARTS = [1, 2, 3, 4, 5];

/**
 * On the page of a problem these cost nothing: a run in a missing language is refused with the reason,
 * the last result is in the list as well, without its path a problem is one as any other, and where a draft
 * is says its word of state.
 */
const SILENT =
  /\/(execution-code\/languages|submission\/get-submission\/.*|learning-paths|draft\/.*)$/;

async function readsOf(page: Page, path: string): Promise<string[]> {
  const reads = new Set<string>();
  const note = (request: { url: () => string; method: () => string }) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/')) reads.add(pathname);
  };
  page.on('request', note);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return [...reads].sort();
}

async function seeThrough(page: Page, path: string, read: string, answer: Answer) {
  const matches = (url: URL) => url.pathname === read;
  let navigations = 0;
  page.on('framenavigated', () => (navigations += 1));
  await page.route(matches, (route) => route.fulfill(answer));
  await page.goto(path);
  await expect(
    page.getByRole('heading', { level: 1 }).or(page.getByRole('alert')).first(),
  ).toBeVisible();
  if (path !== '/problem/climbingstairs' || !SILENT.test(read)) {
    const told = page.getByRole('alert').filter({ hasText: /\w/ });
    await expect(told.first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  }
  await expect(page.getByText('This page stumbled')).toHaveCount(0);
  expect(navigations).toBeLessThanOrEqual(3);
  page.removeAllListeners('framenavigated');
  await page.unroute(matches);
}

for (const [path, shown] of PAGES) {
  for (const part of PARTS) {
    const title = `${path}: an odd answer is a sentence and a way on, part ${part}`;
    test(title, { tag: part === 1 ? [] : '@rest' }, async ({ page }) => {
      await standStill(page, 'learner');
      const reads = await readsOf(page, path);
      expect(reads).toContain('/api/v1/auth/get-profile');
      const cells = reads
        .filter((read) => shown.test(read))
        .flatMap((read) => Object.keys(ODD).map((odd) => [read, odd] as const));
      const ours = cells.filter((_, index) => index % PARTS.length === part - 1);
      for (const [read, odd] of ours) {
        await test.step(`${read}: ${odd}`, () => seeThrough(page, path, read, ODD[odd]));
      }
    });
  }
}

test('a word that only a newer server knows is shown as it is', async ({ page }) => {
  await standStill(page, 'learner', (field, text) =>
    field === 'status' || field === 'difficulty' ? 'Of Tomorrow' : text,
  );
  for (const path of ['/problems', '/dashboard?tab=submissions', '/dashboard?tab=playlists']) {
    await page.goto(path);
    await expect(page.getByText('Of Tomorrow').first()).toBeVisible();
    await expect(page.getByText('This page stumbled')).toHaveCount(0);
  }
});

test('without the code of the editor a plain one runs, until the real one comes', async ({
  page,
}) => {
  await standStill(page, 'learner');
  const isEditor = (url: URL) => /\/assets\/(code-editor|monaco-setup)-.*\.js/.test(url.pathname);
  await page.route(isEditor, (route) => route.abort());
  await page.goto('/problem/climbingstairs');
  const plain = page.getByRole('textbox', { name: 'JavaScript code' });
  await expect(page.getByText('The editor could not be loaded.', { exact: false })).toBeVisible();
  await plain.fill('// typed in the plain one\n');
  await page.getByRole('button', { name: 'Run Code' }).click();
  const verdict = page.getByRole('tabpanel', { name: 'Result' }).getByRole('heading', { level: 2 });
  await expect(verdict).toHaveText('Wrong Answer');
  await page.unroute(isEditor);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectCode(page, ['// typed in the plain one', '']);
  await setCode(page, '// typed in the real one\n');
});

test('after a release an old tab offers the new version, and keeps the draft', async ({ page }) => {
  await standStill(page, 'learner');
  await page.goto('/problem/climbingstairs');
  await setCode(page, '// an hour of work\n');
  await page.route(/\/assets\/(dashboard|contact)-.*\.js/, (route) =>
    route.fulfill({ status: 404 }),
  );
  const next = '<script type="module" src="/assets/index-next.js"></script>';
  await page.route(
    (url) => url.pathname === '/',
    (route) => route.fulfill({ contentType: 'text/html', body: next }),
  );
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByText('A new version is here')).toBeVisible();
  await page.unrouteAll();
  await standStill(page, 'learner');
  await page.goto('/problem/climbingstairs');
  await expectCode(page, ['// an hour of work', '']);
});

test('storage that throws takes no page away', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await standStill(page, 'learner');
  await page.route('**/api/v1/draft/*', (route) => route.abort());
  await page.goto('/problem/climbingstairs');
  await setCode(page, '// typed\n');
  await expect(
    page.getByText('This browser refuses to keep your draft', { exact: false }),
  ).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Python');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('JavaScript');
  await expectCode(page, ['// typed', '']);
});
