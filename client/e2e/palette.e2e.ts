import type { Page } from '@playwright/test';
import { seeCode } from './code.ts';
import { expect, test } from './fixtures.ts';
import { expectNoBarrier } from './barriers.ts';

// The editor's code, on whatever machine this runs.
test.setTimeout(120_000);

const NAME = 'Go to a problem or page';
const palette = (page: Page) => page.getByRole('dialog', { name: NAME });
const field = (page: Page) => palette(page).getByRole('combobox');

/** By the button of the bar, or by that of the menu where the bar is too narrow for it. */
async function openPalette(page: Page) {
  const menu = page.getByRole('button', { name: 'Menu' });
  const opener = page.getByRole('banner').getByRole('button', { name: NAME });
  await expect(opener.or(menu).first()).toBeVisible();
  if (!(await opener.isVisible())) await menu.click();
  await opener.click();
  await expect(field(page)).toBeFocused();
}

test(
  'Ctrl+K finds a problem by its number, a page and a playlist',
  { tag: '@smoke' },
  async ({ page, signedIn, isMobile }) => {
    test.skip(isMobile, 'a phone has no keys');
    expect(signedIn.name).toBeTruthy();
    await page.request.post('/api/v1/playlist/create-playlist', {
      data: { name: 'Before Friday' },
    });
    await page.goto('/learn');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('31');
    await expect(palette(page).getByRole('option')).toHaveText(['Climbing Stairs#31']);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Climbing Stairs' })).toBeVisible();
    await expect(palette(page)).toBeHidden();

    await page.getByRole('button', { name: NAME }).click();
    await page.keyboard.type('friday');
    await expect(palette(page).getByRole('option')).toHaveText(['Before Friday0 problems']);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Before Friday' })).toBeInViewport();

    await page.keyboard.press('Control+k');
    await page.keyboard.type('log out');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('contest');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/contest');
  },
);

test('Escape gives the focus back, and the editor keeps its own Ctrl+K', async ({
  page,
  signedIn,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keys');
  expect(signedIn.name).toBeTruthy();
  await page.goto('/problem/climbingstairs');
  const opener = page.getByRole('button', { name: NAME });
  await opener.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(opener).toBeFocused();

  await expect(await seeCode(page)).toContainText('Write your code here');
  await page.locator('[data-code-editor]').getByRole('textbox').focus();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await opener.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
});

test('on a phone the menu opens it', { tag: '@phone' }, async ({ page, signedIn }) => {
  expect(signedIn.name).toBeTruthy();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await expect(page.getByRole('banner').getByRole('button', { name: NAME })).toBeHidden();
  await openPalette(page);
  await field(page).fill('sum of a');
  await palette(page)
    .getByRole('option', { name: /Sum of a List/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Sum of a List' })).toBeVisible();
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`the palette has no barrier in the ${colorScheme} theme`, async ({ page, signedIn }) => {
    expect(signedIn.name).toBeTruthy();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/contest');
    await openPalette(page);
    await expectNoBarrier(page);
    await page.keyboard.type('nothing like it');
    await expect(palette(page).getByText('Nothing found')).toBeVisible();
    await expectNoBarrier(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(field(page)).toBeInViewport();
  });
}
