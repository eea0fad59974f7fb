import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoBarrier } from './barriers.ts';

/** Names of files are in it, which differ with every build: some ten bytes more or less. */
const JS_BUDGET_BYTES = 123_900;
const CSS_BUDGET_BYTES = 25_000;

const PAGES = [
  ...['/', '/login', '/register', '/forgot-password', '/reset-password', '/reset-password#token'],
  ...['/confirm-email#token', '/contact', '/contest'],
  ...['/explore', '/explore/climbingstairs', '/nowhere'],
];

for (const path of PAGES) {
  test(`${path} has no barrier in either theme and fits 320 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('data-theme', `stepwise-${colorScheme}`);
      // Cards that have not been scrolled to are transparent; a person never reads them so.
      for (const card of await page.locator('.rise-in').all()) {
        await card.scrollIntoViewIfNeeded();
        await expect(card).toHaveAttribute('data-seen', 'true');
      }
      await expectNoBarrier(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test(
  'the landing page stays within its budget and loads no editor',
  { tag: '@smoke' },
  async ({ page }) => {
    const sizes = { js: 0, css: 0 };
    const read: Promise<void>[] = [];
    page.on('response', (response) => {
      const kind = /\.(js|css)$/.exec(new URL(response.url()).pathname)?.[1];
      if (kind !== 'js' && kind !== 'css') return;
      read.push(
        response.body().then((body) => {
          sizes[kind] += gzipSync(body, { level: 9 }).byteLength;
        }),
      );
      expect(response.url()).not.toMatch(/monaco|schemas|zod|markdown|session|\/ui-/);
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await Promise.all(read);
    expect(sizes.js).toBeGreaterThan(0);
    expect(sizes.js).toBeLessThanOrEqual(JS_BUDGET_BYTES);
    expect(sizes.css).toBeLessThanOrEqual(CSS_BUDGET_BYTES);
  },
);

for (const [page, scripts] of [
  ['home', ['home', 'landing']],
  ['contest', ['contest', 'landing', 'ui']],
] as const) {
  test(`the page ${page} needs no scripts but its own`, async () => {
    expect((await scriptsOfPages())[page]?.sort()).toEqual(scripts);
  });
}

test('the library of the schemas comes with no page but the one that writes problems', async () => {
  const pages = Object.entries(await scriptsOfPages());
  const withSchemas = pages.filter(([, scripts]) => scripts.includes('schemas'));
  expect(withSchemas.map(([page]) => page)).toEqual(['add-problem']);
});

/** By name, what the server sends along with each page. */
async function scriptsOfPages(): Promise<Record<string, string[]>> {
  const list = await readFile(join(import.meta.dirname, '../dist/page-files.json'), 'utf8');
  const pages = Object.entries(JSON.parse(list) as Record<string, string[]>);
  const nameOf = (file: string) => /^\/assets\/([\w.]+)-/.exec(file)?.[1] ?? file;
  return Object.fromEntries(pages.map(([page, files]) => [page, files.map(nameOf)]));
}

test('the first visit of a stranger asks the API next to nothing and is refused nothing', async ({
  browser,
  baseURL,
}) => {
  // A server that is busy at that moment refuses strangers: then somebody else is the first.
  await expect(async () => {
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    try {
      await visitFirst(await context.newPage());
    } finally {
      await context.close();
    }
  }).toPass({ timeout: 60_000 });
});

async function visitFirst(page: Page): Promise<void> {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) seen.push(pathname);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(message.text());
  });
  for (const path of ['/', '/login']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // On sign-in alone the figures of the installation are in sight at once.
  const figures = ['/api/v1/explore/figures'];
  await expect.poll(() => seen, { timeout: 10_000 }).toEqual(figures);
  await page.waitForLoadState('networkidle');
  expect(seen).toEqual(figures);
}

test('the page of the UI components is of development alone', async ({ page }) => {
  await page.goto('/dev/ui');
  await expect(page.getByText('404')).toBeVisible();
  // Not in any file of the build either.
  const assets = join(import.meta.dirname, '../dist/assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  for (const script of scripts) {
    expect(await readFile(join(assets, script), 'utf8'), script).not.toContain('Toast of failure');
  }
});

test(
  'the theme that was chosen is there before the first paint of the next visit',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Use the light theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'stepwise-light');
    // Without the application: only the small script in the head has run.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'stepwise-light');
  },
);

test('Back returns to the place that was left; a full load starts at the top', async ({ page }) => {
  await page.goto('/');
  const start = page.getByRole('link', { name: 'Start Learning: System Design' });
  await start.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(300);
  await start.click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  await page.goto('/contest');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the keyboard gets past the bar in one step', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
});
