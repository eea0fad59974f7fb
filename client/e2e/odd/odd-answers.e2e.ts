import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import {
  BOUND_MS,
  countNavigations,
  expectNoSkeleton,
  give,
  ODD,
  SESSION_ENDED,
  SKELETON,
  told,
  waitInVain,
  watchScripts,
  type Answer,
} from './odd.ts';
import { makeOtherwise } from './otherwise.ts';
import {
  expectReads,
  READING_PAGES,
  readOf,
  readsOf,
  type Read,
  type ReadingPage,
} from './reads.ts';
import { signInAgain } from './sign-in-again.ts';
import { standStill } from '../still-world.ts';

test.skip(({ isMobile }) => isMobile, 'answers are the same on every screen');

/**
 * All answers to all reads of a page are dealt out to tests of so many, so that none of them is long on a busy
 * machine. `npm run test:rest` takes the first of every few pages, `npm run test:all` the others.
 */
const OF_A_TEST = 5;
const SAMPLE = 12;
const MOST_NAVIGATIONS = 3;
const SILENCE = 'silence';
const ANSWERS = [...ODD, [SILENCE, SILENCE] as const];

for (const [index, reading] of READING_PAGES.entries()) {
  const { path, as, press = [], open, reads, spare = [] } = reading;
  const cells = [...reads, ...spare].flatMap((read) =>
    ANSWERS.map(([name, answer]) => [read, name, answer] as const),
  );
  const parts = Math.ceil(cells.length / OF_A_TEST);
  const name = [path, ...press, ...(open?.slice(0, 1) ?? [])].join(', ');
  const isOfSample = index % SAMPLE === 0;
  for (let part = 0; part < parts; part += 1) {
    const title = `${name}: an odd answer is a sentence and a way on, part ${part + 1}`;
    test(title, { tag: part === 0 && isOfSample ? [] : '@long' }, async ({ page }) => {
      await standStill(page, as);
      await makeOtherwise(page, reading);
      for (const [read, what, answer] of cells.filter((_, index) => index % parts === part)) {
        await test.step(`${read}: ${what}`, () => seeThrough(page, reading, read, answer));
      }
    });
  }
  if (press.length > 0 || open) continue;

  test(`${path}: nothing is read but what is named`, async ({ page }) => {
    await standStill(page, as);
    await makeOtherwise(page, reading);
    await expectReads(page, path, readsOf(reading));
  });
  if (as === 'stranger') continue;

  const tag = path === '/problems' ? [] : '@long';
  if (reading.ofStrangers) {
    test(`${path}: a session that has ended leaves it to strangers`, ({ page }) =>
      leaveToStrangers(page, reading, reading.ofStrangers));
  } else {
    test(`${path}: a session that has ended is signed in again`, { tag }, ({ page }) =>
      comeBack(page, reading, as),
    );
  }

  test(
    `${path}: when nobody answers, that is said, and there is a way on`,
    { tag },
    async ({ page }) => {
      await standStill(page, as);
      await makeOtherwise(page, reading);
      // Who is signed in comes first: without that nothing else is asked.
      await hearNothing(page, path, (read) => read === 'GET /auth/get-profile');
      await expect(page.getByText('We could not find out who is signed in')).toBeVisible();
      await goOn(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const own: readonly Read[] = reads.filter((read) => read !== 'GET /auth/get-profile');
      if (own.length === 0) return;
      await hearNothing(page, path, (read) => own.includes(read));
      await expect(told(page)).toBeVisible();
      await goOn(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
}

async function seeThrough(
  page: Page,
  { path, press = [], open, again = 'Try again', spare = [] }: ReadingPage,
  read: Read,
  answer: Answer | null | typeof SILENCE,
) {
  const matches = (url: URL) => readOf(url) === read;
  let asked = 0;
  await page.route(matches, (route) => {
    asked += 1;
    return answer === SILENCE ? undefined : give(route, answer);
  });
  const navigations = countNavigations(page);
  const scripts = watchScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  for (const name of press) {
    const exact = { name, exact: true };
    await page.getByRole('button', exact).or(page.getByRole('tab', exact)).first().click();
  }
  await open?.[1](page);
  await expect.poll(() => asked).toBeGreaterThan(0);
  if (answer === SILENCE) {
    await scripts();
    await page.clock.fastForward(BOUND_MS);
  }
  await expect(page.getByRole('heading', { level: 1 }).or(told(page)).first()).toBeVisible();
  if (!spare.includes(read)) {
    await expect(told(page)).toBeVisible();
    await expect(page.getByRole('button', { name: again, exact: true }).first()).toBeEnabled();
  }
  await expectNoSkeleton(page);
  await expect(page.getByText(/successful|Saved as|This page stumbled/i)).toHaveCount(0);
  expect(navigations()).toBeLessThanOrEqual(MOST_NAVIGATIONS);
  await page.unroute(matches);
}

async function comeBack(page: Page, reading: ReadingPage, as: 'learner' | 'administrator') {
  const { path } = reading;
  await standStill(page, as);
  await makeOtherwise(page, reading);
  for (const read of readsOf(reading)) {
    if (read !== 'GET /readyz') await endSession(page, path, read, '/login', /Welcome Back/);
  }
  await signInAgain(page, as);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function leaveToStrangers(page: Page, { path, as, reads }: ReadingPage, name = /./) {
  await standStill(page, as);
  for (const read of reads) await endSession(page, path, read, path, name);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
}

/** Goes to a page whose read tells that the session has ended, which leads to another. */
async function endSession(page: Page, path: string, read: Read, then: string, name: RegExp) {
  const matches = (url: URL) => readOf(url) === read;
  await page.route(matches, (route) => give(route, SESSION_ENDED));
  const navigations = countNavigations(page);
  await page.goto(path);
  await expect(page).toHaveURL(then);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(navigations()).toBeLessThanOrEqual(MOST_NAVIGATIONS);
  await page.unroute(matches);
}

/** Goes to a page whose reads nobody answers, for longer than it waits for one after another. */
async function hearNothing(page: Page, path: string, isUnanswered: (read: Read) => boolean) {
  const matches = (url: URL) => {
    const read = readOf(url);
    return read !== null && isUnanswered(read);
  };
  let asked = 0;
  await page.route(matches, () => void (asked += 1));
  const navigations = countNavigations(page);
  const scripts = watchScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect(async () => {
    await scripts();
    await waitInVain(page);
    await expect(page.locator(SKELETON)).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  expect(navigations()).toBeLessThanOrEqual(MOST_NAVIGATIONS);
  await page.unroute(matches);
}

/** The server is there again: whatever failed is asked for anew, by a button. */
async function goOn(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await again.first().isVisible()) await again.first().click();
    await expect(again).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}
