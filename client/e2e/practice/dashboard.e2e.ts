import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectNoBarrier } from '../barriers.ts';
import * as programs from '../programs.ts';

// One real verdict, on whatever machine this runs.
test.setTimeout(120_000);

test(
  'a solved problem shows in every tab, and the tab is kept in the address',
  { tag: '@smoke' },
  async ({ page, signedIn }) => {
    await page.goto('/dashboard');
    const heading = page.getByRole('heading', { level: 1, name: `${signedIn.name} Dashboard` });
    await expect(heading).toBeVisible();
    await expect(page.getByText('Track your progress and coding journey')).toBeVisible();
    await expect(page.getByText('+0 this week')).toBeVisible();
    await tab(page, 'Recent Submissions').click();
    await expect(page.getByText('No submissions yet')).toBeVisible();

    await solveStairs(page);
    await page.goto('/dashboard');
    await expect(page.getByText('+1 this week')).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Easy' })).toHaveAttribute(
      'aria-valuetext',
      /^1 of \d+ solved$/,
    );
    const perDay = page.getByRole('table', { name: 'Submissions per day' });
    await expect(perDay.getByRole('row')).toHaveCount(2);

    await tab(page, 'Solved Problems').click();
    await expect(page).toHaveURL('/dashboard?tab=problems');
    await expect(page.getByRole('heading', { name: 'Solved Problems (1)' })).toBeVisible();
    await page.getByPlaceholder('Search problems...').fill('no such');
    await expect(page.getByRole('heading', { name: 'Solved Problems (0)' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('no such');
    await page.getByRole('searchbox').fill('STAIRS');
    await expect(page.getByRole('row', { name: /Climbing Stairs/ })).toContainText('JavaScript');

    await tab(page, 'Recent Submissions').click();
    const recent = page.getByRole('list', { name: 'Submissions, newest first' });
    await expect(recent.getByRole('listitem')).toHaveCount(1);
    await expect(recent).toContainText(/\d{2}\/\d{2}\/\d{4}/);
    await expect(recent).toContainText(/\d+\.\d{2} s · \d+\.\d{2} Mb/);
  },
);

test('a part that cannot be loaded says so, and is loaded on demand', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.name).toBeTruthy();
  const all = '**/submission/get-all-submissions*';
  await page.route(all, (route) => route.abort('connectionrefused'));
  await page.goto('/dashboard');
  await expect(page.getByText('Your activity could not be loaded')).toBeVisible();
  await expect(page.getByText('Error getting all submissions')).toBeVisible();
  await expect(page.getByText('+0 this week')).toBeVisible();
  await page.unroute(all);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Current streak')).toBeVisible();
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`no tab has a barrier in the ${colorScheme} theme`, async ({ page, signedIn }) => {
    expect(signedIn.name).toBeTruthy();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/dashboard');
    await expect(page.getByText('Current streak')).toBeVisible();
    await expectNoBarrier(page);
    for (const name of ['Playlists', 'Solved Problems', 'Recent Submissions']) {
      await tab(page, name).click();
      await expect(page.getByText(/^No .* yet$/)).toBeVisible();
      await expectNoBarrier(page);
    }
    await tab(page, 'Overview').click();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

/** Over HTTP: the solving page has journeys of its own. */
async function solveStairs(page: Page) {
  const { data: problem } = (await (
    await page.request.get('/api/v1/problems/get-problem/climbingstairs')
  ).json()) as { data: { id: string; title: string } };
  const answer = await page.request.post('/api/v1/execution-code', {
    data: {
      source_code: { JAVASCRIPT: programs.correct[0]?.source },
      language_id: 63,
      stdin: ['2'],
      expected_outputs: ['2'],
      problemId: problem.id,
      problemTitle: problem.title,
    },
    timeout: 60_000,
  });
  expect(answer.ok()).toBe(true);
  await expect
    .poll(
      async () => {
        const solved = await page.request.get('/api/v1/problems/get-solved-problems');
        return ((await solved.json()) as { data: unknown[] }).data.length;
      },
      { timeout: 60_000 },
    )
    .toBe(1);
}

function tab(page: Page, name: string) {
  return page.getByRole('tab', { name });
}
