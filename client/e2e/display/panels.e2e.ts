import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.beforeEach(async ({ page, signedIn, isMobile }) => {
  test.skip(isMobile, 'on a phone the panes stand one below the other');
  expect(signedIn.name).toBeTruthy();
  await page.goto('/problem/climbingstairs');
});

test('the panels have the sizes and the limits of the specification', async ({ page }) => {
  const width = page.getByRole('separator', { name: 'Width of the statement' });
  const height = page.getByRole('separator', { name: 'Height of the editor' });
  expect(await sizes(width)).toEqual({ now: 35, min: 25, max: 60 });
  expect(await sizes(height)).toEqual({ now: 70, min: 50, max: 80 });
  for (const [key, wide, high] of [
    ['Home', 25, 50],
    ['End', 60, 80],
  ] as const) {
    await width.press(key);
    await height.press(key);
    await expect.poll(() => sizes(width)).toMatchObject({ now: wide });
    await expect.poll(() => sizes(height)).toMatchObject({ now: high });
  }
});

test('the panels come back as they were left', async ({ page }) => {
  const width = page.getByRole('separator', { name: 'Width of the statement' });
  await width.press('End');
  await expect.poll(() => sizes(width)).toMatchObject({ now: 60 });
  await page.reload();
  await expect.poll(() => sizes(width)).toMatchObject({ now: 60 });
});

test('the panels lie as far from the bar as from each other', async ({ page }) => {
  const edge = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error('not in sight');
    return box;
  };
  const bar = await edge(page.getByRole('banner'));
  const divider = await edge(page.getByRole('separator', { name: 'Width of the statement' }));
  // The bar ends with a line.
  expect(Math.abs(divider.y - (bar.y + bar.height) - divider.width)).toBeLessThanOrEqual(1);
});

/** Per cent of the pane before the separator, as it tells people who do not see it. */
async function sizes(separator: Locator) {
  const read = async (name: string) => Number(await separator.getAttribute(`aria-value${name}`));
  return { now: await read('now'), min: await read('min'), max: await read('max') };
}
