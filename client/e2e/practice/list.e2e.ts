import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectNoBarrier } from '../barriers.ts';
import { tryProblem } from '../try-problem.ts';

// One real verdict, on whatever machine this runs.
test.setTimeout(120_000);

const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
/** The links that fill their rows. */
const titles = (page: Page) => page.getByRole('main').getByRole('link');

test(
  'the list begins with the first problem, and its first screen comes in one piece',
  { tag: '@phone' },
  async ({ page, signedIn }) => {
    expect(signedIn.name).toBeTruthy();
    await page.goto('/problems');
    await expect(titles(page).first()).toHaveText('Sum of a List');
    // Read at once: what fills the screen is drawn with the first row.
    const shown = await titles(page).count();
    expect(shown).toBeGreaterThanOrEqual(7);
    const end = page.getByText(`${String(shown)} of`);
    expect((await end.boundingBox())?.y).toBeGreaterThan(page.viewportSize()?.height ?? 0);
    await end.scrollIntoViewIfNeeded();
    await expect.poll(() => titles(page).count()).toBeGreaterThan(shown);
    await expect(page.getByText('Fundamentals 1', { exact: true })).toBeVisible();
  },
);

test(
  'what was chosen narrows the list, and is kept by reload and Back',
  { tag: '@smoke' },
  async ({ page, signedIn }) => {
    expect(signedIn.name).toBeTruthy();
    await tryProblem(page, 'climbingstairs', 'print(0)');
    await page.goto('/problems');
    await select(page, 'Tag').selectOption('DP');
    await select(page, 'Add a tag').selectOption('Math');
    await select(page, 'Status').selectOption({ label: 'Tried' });
    await expect(titles(page)).toHaveText(['Climbing Stairs']);
    const address = '/problems?status=tried&tag=DP&tag=Math';
    await expect(page).toHaveURL(address);

    await page.reload();
    await expect(titles(page)).toHaveText(['Climbing Stairs']);
    await expect(page.getByText('Tried, not solved')).toHaveCount(1);
    await page.getByRole('button', { name: 'Random' }).click();
    await expect(page.getByRole('heading', { name: 'Climbing Stairs' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(titles(page)).toHaveText(['Climbing Stairs']);

    await page.getByRole('button', { name: 'Remove the tag Math' }).click();
    await select(page, 'Status').selectOption({ label: 'Not tried' });
    await expect(title(page, 'Climbing Stairs')).toBeHidden();
    await expect(title(page, 'Fewest Coins')).toBeVisible();
  },
);

test('/ leads to the search, which finds numbers too', async ({ page, signedIn }) => {
  expect(signedIn.name).toBeTruthy();
  await page.goto('/problems');
  await expect(title(page, 'Sum of a List')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search by title' })).toBeFocused();
  await page.keyboard.type('31');
  await expect(titles(page)).toHaveText(['Climbing Stairs']);
  await expect(page).toHaveURL('/problems?search=31');
});

test('a tag that the search names is chosen by the keyboard, and the next key goes on from there', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.name).toBeTruthy();
  await page.goto('/problems?search=graph');
  const offer = page.getByRole('button', { name: 'Graph', exact: true });
  await offer.focus();
  await page.keyboard.press('Enter');
  await expect(offer).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(
    `the list with all its filters has no barrier in the ${colorScheme} theme`,
    { tag: '@phone' },
    async ({ page, signedIn }) => {
      expect(signedIn.name).toBeTruthy();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/problems?tag=Array');
      await expect(select(page, 'Add a tag')).toBeVisible();
      await expect(titles(page).first()).toBeVisible();
      await expectNoBarrier(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    },
  );
}
