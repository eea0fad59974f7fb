import { expect, test } from './fixtures.ts';
import { standStill } from './still-world.ts';

test.skip(({ isMobile }) => isMobile, 'each screen is set here');

test('where the bar has no room for it, Logout is in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await standStill(page, 'learner');
  await page.goto('/contest');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('in forced colours the chosen tab differs from the others', async ({ page }) => {
  await standStill(page, 'learner');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/dashboard');
  const edge = (selected: boolean) =>
    page
      .getByRole('tab', { selected })
      .first()
      .evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  expect(await edge(true)).not.toBe(await edge(false));
});

test('who asks for more contrast gets it', async ({ page }) => {
  await standStill(page, 'learner');
  const muted = () =>
    page
      .getByText('Track your progress and coding journey')
      .evaluate((text) => getComputedStyle(text).color);
  await page.goto('/dashboard');
  const usual = await muted();
  await page.emulateMedia({ contrast: 'more' });
  expect(await muted()).not.toBe(usual);
});
