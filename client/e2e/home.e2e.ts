import { expect, test } from './fixtures.ts';
import { expectNoBarrier } from './barriers.ts';
import { showPart } from './code.ts';
import { tryProblem } from './try-problem.ts';

// Real verdicts, on whatever machine this runs.
test.setTimeout(120_000);

test(
  'the home page offers the first step, then goes on where one was',
  { tag: '@smoke' },
  async ({ page, signedIn }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: `Hello, ${signedIn.name}` })).toBeVisible();
    const first = page.getByRole('region', { name: 'First step of Fundamentals' });
    await expect(first.getByRole('link', { name: 'Start: Sum of a List' })).toBeInViewport();

    const id = await tryProblem(page, 'climbingstairs', 'print(0)');
    await page.reload();
    const going = page.getByRole('region', { name: 'Continue where you were' });
    await expect(going.getByRole('heading', { name: 'Climbing Stairs' })).toBeVisible();
    await expect(going).toContainText(/Wrong Answer\s*\d+ of \d+ tests\s*Python/);
    await going.getByRole('link', { name: 'Continue: Climbing Stairs' }).click();
    await expect(page).toHaveURL(`/problem/${id}`);
    await showPart(page, 'Code');
    await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('PYTHON');
  },
);

test('a visitor sees the landing page, also after signing out', async ({ page, signedIn }) => {
  expect(signedIn.name).toBeTruthy();
  const hero = page.getByRole('link', { name: 'Start Solving Now' });
  await page.goto('/');
  await expect(page.getByRole('region', { name: /^First step/ })).toBeVisible();
  await expect(hero).toBeHidden();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(hero).toBeVisible();
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(
    `the home page has no barrier in the ${colorScheme} theme`,
    { tag: '@phone' },
    async ({ page, signedIn }) => {
      expect(signedIn.name).toBeTruthy();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'Fundamentals', exact: true })).toBeVisible();
      await expectNoBarrier(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    },
  );
}
