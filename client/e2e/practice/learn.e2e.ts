import { expect, test } from '../fixtures.ts';
import { expectNoBarrier } from '../barriers.ts';
import { tryProblem } from '../try-problem.ts';

const LEVELS = [
  'Level 0 - Newbie',
  'Level 1 - Beginner',
  'Level 2 - Intermediate',
  'Level 3 - Advanced',
];

test(
  'the road has one next step, and four levels lead to their problems',
  { tag: ['@smoke', '@phone'] },
  async ({ page, signedIn, choose }) => {
    expect(signedIn.name).toBeTruthy();
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await choose('Learn');
    await expect(page.getByRole('heading', { name: 'Level-Based Learning' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'Level' })).toHaveText(
      LEVELS,
    );
    await expect(page.getByText(/^\d+ problem\(s\) available$/)).toHaveCount(4);

    const next = page.getByRole('region', { name: 'Next step' });
    await expect(next).toHaveCount(1);
    await expect(next.getByRole('link', { name: 'Start: Sum of a List' })).toBeVisible();

    const stages = page.getByRole('list', { name: 'Stages' }).first();
    await expect(stages.getByRole('link', { name: 'Sum of a List' })).toBeVisible();
    const later = stages.getByRole('link', { name: 'Running Totals' });
    await expect(later).toBeHidden();
    await stages.getByText('Stage 2').click();
    await expect(later).toBeVisible();

    await page.getByRole('navigation', { name: 'Levels' }).getByRole('link').last().click();
    await expect(page).toHaveURL('/learn#level-3');
    await expect(page.getByRole('heading', { name: 'Level 3 - Advanced' })).toBeInViewport();
    const beginner = page.getByRole('region', { name: 'Level 1 - Beginner' });
    await expect(beginner.getByRole('listitem')).toHaveCount(6);
    await beginner.getByRole('button', { name: /^Show all \d+ of/ }).click();
    await beginner.getByRole('link', { name: 'Climbing Stairs' }).click();
    await expect(page).toHaveURL(/\/problem\//);
  },
);

test('the road leads to a page that introduces the path', async ({ page, signedIn }) => {
  expect(signedIn.name).toBeTruthy();
  await page.goto('/learn');
  const link = page.getByRole('link', { name: 'Introduction to Fundamentals' });
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page).toHaveURL('/learn/fundamentals');
  await expect(page.getByRole('heading', { level: 1, name: 'Fundamentals' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A small example' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start: Sum of a List' })).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoBarrier(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('link', { name: 'All learning paths' }).click();
  await expect(page).toHaveURL('/learn');
});

test('a check tells what kind it is and what it stands on once it is solved', async ({
  page,
  signedIn,
}) => {
  test.setTimeout(120_000);
  expect(signedIn.name).toBeTruthy();
  await page.goto('/learn');
  const newbie = page.getByRole('region', { name: 'Level 0 - Newbie' });
  await newbie.getByRole('button', { name: /^Show all/ }).click();
  const card = newbie.getByRole('listitem').filter({ hasText: 'Whole Square Root' });
  await expect(card).toHaveText('Whole Square RootCheck');
  await card.getByRole('link').click();
  const statement = page.getByRole('tabpanel', { name: 'Description' });
  await expect(statement.getByText('Check', { exact: true })).toBeVisible();
  await expect(statement.getByText(/Binary Search|Easy/)).toHaveCount(0);

  await tryProblem(page, 'integersqrt', 'import math\nprint(math.isqrt(int(input())))\n');
  await page.reload();
  await expect(statement.getByText('Solved', { exact: true })).toBeVisible();
  await expect(statement.getByText('Binary Search on Answer')).toBeVisible();
  const first = statement.getByText(/^Solve first:/).locator('..');
  await first.getByRole('link', { name: 'Binary Search' }).click();
  await expect(statement.getByRole('heading', { name: 'Binary Search' })).toBeVisible();
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`the levels have no barrier in the ${colorScheme} theme`, async ({ page, signedIn }) => {
    expect(signedIn.name).toBeTruthy();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/learn');
    await expect(page.getByRole('region', { name: 'Level 0 - Newbie' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Learning Paths' })).toBeVisible();
    await expectNoBarrier(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
