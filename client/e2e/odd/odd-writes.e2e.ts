import { OPERATIONS } from '@stepwise/contracts/operations/operations';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { buildReviewList } from '../../src/test/reviews.ts';
import { ADMINISTRATOR_WRITES, rejudgings } from './administrator-writes.ts';
import { LEARNER_WRITES } from './learner-writes.ts';
import { STRANGER_WRITES } from './stranger-writes.ts';
import {
  expectNoSkeleton,
  give,
  ODD,
  SESSION_ENDED,
  told,
  waitInVain,
  type Answer,
} from './odd.ts';
import { signInAgain } from './sign-in-again.ts';
import { standStill } from '../still-world.ts';
import { requestsOf, type Write } from './write.ts';

test.skip(({ isMobile }) => isMobile, 'one screen is enough');

/**
 * For people of Google alone, sent by itself (drafts.e2e.ts, notes-tab.test.tsx) or without anybody waiting for
 * it, asked before a form that is there without it (auth-pages.test.tsx), of what only stands on a page when
 * something is announced (announced-bar.test.tsx), told as what Stop came to (stopping.test.tsx), or told beside its
 * own button (smallest-input.test.tsx, how-it-grows.test.tsx, step-through.test.tsx, review.test.tsx,
 * rehearsal.test.tsx, recordings.test.tsx, shared-report.test.tsx, welcome.test.tsx).
 */
const ELSEWHERE = [
  ...['POST /auth/connect-google', 'DELETE /auth/google-connection'],
  ...['POST /auth/check-invitation', 'POST /auth/check-reset-link', 'PUT /auth/preferences'],
  ...['PUT /draft/{problemId}', 'PUT /note/{problemId}', 'POST /review/{problemId}/opened'],
  ...['POST /review/{problemId}/seen', 'POST /review/{problemId}/active'],
  ...['POST /submission/{id}/counterexample', 'POST /submission/{id}/growth'],
  ...['POST /trace', 'POST /review/{problemId}/grade', 'POST /review/{problemId}/forget'],
  ...['POST /announcements/{id}/dismiss', 'DELETE /execution-code/{id}'],
  ...['POST /rehearsal/{id}/opened', 'POST /rehearsal/{id}/end', 'POST /rehearsal/{id}/tape'],
  ...['PUT /rehearsal/{id}/tape', 'DELETE /rehearsal/{id}/tape'],
  ...['PUT /rehearsal/{id}/share', 'DELETE /rehearsal/{id}/share'],
  ...['POST /shared-report', 'POST /shared-report/tape'],
  ...['POST /review/calendar', 'DELETE /review/calendar'],
];

/** So many answers to a write are one test: none is long, however busy the machine. */
const OF_A_TEST = 4;
/**
 * Of every so many writes `npm run test:rest` tries one: with an odd answer, with silence, and with a session
 * that has ended. `npm run test:all` tries each with everything.
 */
const SAMPLE = 10;

const ownEmail = { email: 'ada@example.com', isConfirmed: false, mailIsOn: true };

const WRITES: readonly (readonly [name: string, write: Write])[] = Object.entries({
  ...STRANGER_WRITES,
  ...LEARNER_WRITES,
  ...ADMINISTRATOR_WRITES,
});

test('every write of the API is among them', { tag: '@smoke' }, () => {
  const writes = Object.keys(OPERATIONS).filter((name) => !name.startsWith('GET '));
  expect([...WRITES.map(([name]) => name), ...ELSEWHERE].sort()).toEqual(writes.sort());
});

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
    await waitInVain(page);
    // What takes its time is asked for once more, and can be stopped meanwhile.
    const stop = page.getByRole('button', { name: 'Stop' });
    await expect(told(page).or(stop).first()).toBeVisible();
    if (await stop.isVisible()) await waitInVain(page);
    await expect(told(page)).toBeVisible();
    await expectNoHarm(page, write);
  });

  if (write.as === 'stranger') continue;
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
      await expect(told(page)).toBeVisible();
      await expectNoHarm(page, write);
      await stop();
    });
  }
}

async function prepare(page: Page, write: Write): Promise<void> {
  await standStill(page, write.as);
  await page.route('**/api/v1/rejudging', (route) =>
    route.fulfill({ json: { message: 'ok', data: rejudgings } }),
  );
  await page.route('**/api/v1/auth/mail', (route) =>
    route.fulfill({ json: { message: 'ok', data: { isOn: true } } }),
  );
  await page.route('**/api/v1/auth/email', (route) =>
    route.fulfill({ json: { message: 'ok', data: ownEmail } }),
  );
  await page.route('**/api/v1/review', (route) =>
    route.fulfill({ json: { message: 'ok', data: buildReviewList() } }),
  );
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

async function expectNoHarm(page: Page, write: Write): Promise<void> {
  await expect(page.getByText(/successful|This page stumbled/i)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(write.path.split(/[?#]/)[0]);
  await write.isKept(page);
  await expectNoSkeleton(page);
}
