import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { countNavigations, give, ODD, SESSION_ENDED, waitInVain, type Answer } from './odd.ts';
import { READING_PAGES, readsOf, type ReadingPage } from './reads.ts';
import { signInAgain } from './sign-in-again.ts';
import { standStill } from '../still-world.ts';

test.skip(({ isMobile }) => isMobile, 'answers are the same on every screen');

/**
 * All answers to all reads of a page are dealt out to eight tests, so that none of them is long on a busy
 * machine. `npm test` takes the first of them, `npm run test:rest` the others.
 */
const PARTS = [1, 2, 3, 4, 5, 6, 7, 8];
const MOST_NAVIGATIONS = 3;

for (const reading of READING_PAGES) {
  const { path, as, own } = reading;
  for (const part of PARTS) {
    const title = `${path}: an odd answer is a sentence and a way on, part ${part}`;
    test(title, { tag: part === 1 ? [] : '@rest' }, async ({ page }) => {
      await standStill(page, as);
      const reads = await readsOf(page, path);
      expect(reads).toContain('/api/v1/auth/get-profile');
      const cells = reads
        .filter((read) => own.test(read))
        .flatMap((read) => ODD.map(([name, answer]) => [read, name, answer] as const));
      const ours = cells.filter((_, index) => index % PARTS.length === part - 1);
      for (const [read, name, answer] of ours) {
        await test.step(`${read}: ${name}`, () => seeThrough(page, reading, read, answer));
      }
    });
  }

  const tag = path === '/problems' ? [] : '@rest';
  if (reading.ofStrangers) {
    test(`${path}: a session that has ended leaves it to strangers`, ({ page }) =>
      leaveToStrangers(page, reading, reading.ofStrangers));
  } else {
    test(`${path}: a session that has ended is signed in again`, { tag }, ({ page }) =>
      comeBack(page, reading),
    );
  }

  test(
    `${path}: when nobody answers, that is said, and there is a way on`,
    { tag },
    async ({ page }) => {
      await standStill(page, as);
      const isProfile = (url: URL) => url.pathname === '/api/v1/auth/get-profile';
      const isOther = (url: URL) =>
        /^\/(api\/v1|readyz)/.test(url.pathname) && own.test(url.pathname) && !isProfile(url);
      // Who is signed in comes first: without that nothing else is asked.
      await hearNothing(page, path, isProfile);
      await expect(page.getByText('We could not find out who is signed in')).toBeVisible();
      await goOn(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await hearNothing(page, path, isOther);
      if (!/^\/(profile|login)$/.test(path))
        await expect(page.getByRole('alert').first()).toBeVisible();
      await goOn(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
}

async function seeThrough(page: Page, reading: ReadingPage, read: string, answer: Answer | null) {
  const matches = (url: URL) => url.pathname === read;
  await page.route(matches, (route) => give(route, answer));
  const navigations = countNavigations(page);
  await page.goto(reading.path);
  await expect(
    page.getByRole('heading', { level: 1 }).or(page.getByRole('alert')).first(),
  ).toBeVisible();
  if (!reading.spare?.test(read)) {
    const told = page.getByRole('alert').filter({ hasText: /\w/ });
    await expect(told.first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  }
  await expect(page.getByText('This page stumbled')).toHaveCount(0);
  expect(navigations()).toBeLessThanOrEqual(MOST_NAVIGATIONS);
  await page.unroute(matches);
}

async function comeBack(page: Page, { path, as }: ReadingPage) {
  await standStill(page, as);
  const reads = (await readsOf(page, path)).filter((read) => read.startsWith('/api/'));
  for (const read of reads) await endSession(page, path, read, '/login', /Welcome Back/);
  await signInAgain(page, as);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function leaveToStrangers(page: Page, { path, as, own }: ReadingPage, name = /./) {
  await standStill(page, as);
  const reads = (await readsOf(page, path)).filter((read) => own.test(read));
  for (const read of reads) await endSession(page, path, read, path, name);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
}

/** Goes to a page whose read tells that the session has ended, which leads to another. */
async function endSession(page: Page, path: string, read: string, then: string, name: RegExp) {
  const matches = (url: URL) => url.pathname === read;
  await page.route(matches, (route) => give(route, SESSION_ENDED));
  const navigations = countNavigations(page);
  await page.goto(path);
  await expect(page).toHaveURL(then);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(navigations()).toBeLessThanOrEqual(MOST_NAVIGATIONS);
  await page.unroute(matches);
}

/** Goes to a page whose reads nobody answers, for longer than it waits. */
async function hearNothing(page: Page, path: string, isUnanswered: (url: URL) => boolean) {
  await page.route(isUnanswered, () => undefined);
  const navigations = countNavigations(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const waiting = page
    .getByRole('status')
    .filter({ has: page.locator('.skeleton, [style*="--before"]') });
  await expect(async () => {
    await waitInVain(page);
    await expect(waiting).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  expect(navigations()).toBeLessThanOrEqual(MOST_NAVIGATIONS);
  await page.unroute(isUnanswered);
}

/** The server is there again: whatever failed is asked for anew, by a button. */
async function goOn(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await again.first().isVisible()) await again.first().click();
    await expect(again).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}
