import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { buildReviewList } from '../../src/test/reviews.ts';
import { rejudgings } from './administrator-writes.ts';
import { BOUND_MS, expectNoSkeleton, give, ODD, SESSION_ENDED, told, type Answer } from './odd.ts';
import { signInAgain } from './sign-in-again.ts';
import { standStill } from '../still-world.ts';
import { makeOtherwise, ok } from './otherwise.ts';
import { requestsOf, type Write } from './write.ts';
import { WRITES } from './writes.ts';

test.skip(({ isMobile }) => isMobile, 'one screen is enough');

/** So many answers to a write are one test: none is long, however busy the machine. */
const OF_A_TEST = 4;
/**
 * Of every so many writes `npm run test:rest` tries one: with an odd answer, with silence, and with a session
 * that has ended. `npm run test:all` tries each with everything.
 */
const SAMPLE = 20;

/** There is something to be done about everything. */
const WORLD = {
  rejudging: ok(rejudgings),
  'auth/mail': ok({ isOn: true }),
  'auth/email': ok({ email: 'ada@example.com', isConfirmed: false, mailIsOn: true }),
  review: ok(buildReviewList()),
};

const LONG_WAIT = 'No news for a while';

for (const [index, [name, write]] of WRITES.entries()) {
  const tag = index % SAMPLE === 0 ? [] : '@long';
  const [first, ...others] = [
    ...ODD.slice(index % ODD.length),
    ...ODD.slice(0, index % ODD.length),
  ];
  const title = `${name}: an odd answer is a sentence, and nothing is lost`;
  test(title, { tag }, ({ page }) => tryAll(page, name, write, first ? [first] : []));
  for (let from = 0; from < others.length; from += OF_A_TEST) {
    const part = others.slice(from, from + OF_A_TEST);
    const names = part.map(([what]) => what).join(', ');
    test(`${title}: ${names}`, { tag: '@long' }, ({ page }) => tryAll(page, name, write, part));
  }

  test(`${name}: silence is a sentence, and nothing is lost`, { tag }, async ({ page }) => {
    await prepare(page, write);
    const { method, address } = requestsOf(name);
    let asked = 0;
    await page.route(address, (route) => {
      if (route.request().method() !== method) return route.fallback();
      asked += 1;
    });
    await page.goto(write.path);
    await write.send(page);
    await expect.poll(() => asked).toBe(1);
    await page.clock.fastForward(BOUND_MS);
    const isSaid = whatIsSaid(page, write);
    // What may take longer than that says so, and can be stopped.
    if (isSaid) await expect(isSaid.or(page.getByText(LONG_WAIT)).first()).toBeVisible();
    await stopWaiting(page);
    await expectNoHarm(page, write);
  });

  if (write.as === 'stranger') continue;
  if (write.behindTheBack) {
    test(`${name}: a session that has ended takes nobody away`, { tag }, ({ page }) =>
      tryAll(page, name, write, [['401', SESSION_ENDED]]),
    );
    continue;
  }
  test(`${name}: a session that has ended is signed in again`, { tag }, async ({ page }) => {
    await prepare(page, write);
    const { stop } = await answer(page, name, SESSION_ENDED);
    await page.goto(write.path);
    await write.send(page);
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your session has ended')).toBeVisible();
    if (write.lost !== undefined) await expect(page.getByText(write.lost)).toBeVisible();
    await stop();
    await signInAgain(page, write.as === 'stranger' ? 'learner' : write.as);
    await expect(page).toHaveURL(write.path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    if (write.comesBack) await write.isKept(page);
  });
}

async function tryAll(page: Page, name: string, write: Write, answers: typeof ODD): Promise<void> {
  await prepare(page, write);
  for (const [what, odd] of answers) {
    await test.step(what, async () => {
      const { stop, asked } = await answer(page, name, odd);
      await page.goto(write.path);
      await write.send(page);
      await expect.poll(asked).toBeGreaterThan(0);
      const isSaid = whatIsSaid(page, write);
      if (isSaid) await expectSaid(page, isSaid);
      await stopWaiting(page);
      await expectNoHarm(page, write);
      await stop();
    });
  }
}

async function prepare(page: Page, write: Write): Promise<void> {
  await standStill(page, write.as);
  await makeOtherwise(page, { world: WORLD });
  await makeOtherwise(page, write);
}

/** Gives this answer to the operation; answers with the way to stop, and how often it was asked. */
async function answer(page: Page, name: string, odd: Answer | null) {
  const { method, address } = requestsOf(name);
  let asked = 0;
  await page.route(address, (route) => {
    if (route.request().method() !== method) return route.fallback();
    asked += 1;
    return give(route, odd);
  });
  return { stop: () => page.unroute(address), asked: () => asked };
}

/** Null where nobody waits for it. */
function whatIsSaid(page: Page, write: Write): Locator | null {
  if (write.told === null) return null;
  return write.told?.(page) ?? told(page);
}

/** Some ask a busy server again for a while, by a clock that stands still here, before they say so. */
async function expectSaid(page: Page, said: Locator): Promise<void> {
  const isSaid = () =>
    expect(said)
      .toBeVisible({ timeout: 5_000 })
      .then(() => true)
      .catch(() => false);
  // A second time for what was asked again in the moment of the first.
  for (let jumps = 0; jumps < 2; jumps += 1) {
    if (await isSaid()) return;
    await page.clock.fastForward(BOUND_MS);
  }
  await expect(said).toBeVisible();
}

/** What is asked for once more, or takes its time, can be stopped. */
async function stopWaiting(page: Page): Promise<void> {
  const stop = page.getByRole('button', { name: /^Stop/ });
  await expect(async () => {
    // A press in the moment in which the button comes is taken for the second of two.
    if (await stop.isVisible()) await stop.click();
    await expect(stop).toBeHidden({ timeout: 1_000 });
  }).toPass();
}

async function expectNoHarm(page: Page, write: Write): Promise<void> {
  await expect(page.getByText(/successful|This page stumbled/i)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(write.path.split(/[?#]/)[0]);
  await write.isKept(page);
  await expectNoSkeleton(page);
}
