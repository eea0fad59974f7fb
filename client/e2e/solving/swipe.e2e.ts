import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { seeCode } from '../code.ts';

test(
  'on a phone one swipes between problem, code and results, and in the editor one does not',
  { tag: '@phone' },
  async ({ page, signedIn, isMobile }) => {
    test.skip(!isMobile, 'elsewhere all parts are in sight');
    expect(signedIn.name).toBeTruthy();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/problem/climbingstairs');
    await expect(page.getByRole('heading', { name: 'Climbing Stairs' })).toBeVisible();
    const selected = page.getByRole('tablist', { name: 'Parts of this page' });
    const isOpen = (name: string) =>
      expect(selected.getByRole('tab', { name, selected: true })).toBeVisible();

    await swipe(page, page.getByText('Constraints', { exact: true }).first(), -200);
    await isOpen('Code');
    await seeCode(page);
    await swipe(page, page.locator('[data-code-editor]'), -200);
    await isOpen('Code');
    await swipe(page, page.getByText(/Tab indents|Saved|kept/).first(), -200);
    await isOpen('Results');
    await swipe(page, page.getByRole('tabpanel', { name: 'Results' }), 200);
    await isOpen('Code');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  },
);

/** A finger goes so many pixels across, from the middle of the element. */
async function swipe(page: Page, place: Locator, across: number): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  const y = (box?.y ?? 0) + Math.min(box?.height ?? 0, 300) / 2;
  const from = across < 0 ? 300 : 90;
  const browser = await page.context().newCDPSession(page);
  // However long each of these takes, the finger took this long.
  const begun = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, after: number) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      timestamp: begun + after,
    });
  await touch('touchStart', from, 0);
  await touch('touchMove', from + across / 2, 0.05);
  await touch('touchMove', from + across, 0.1);
  await touch('touchEnd', from + across, 0.15);
  await browser.detach();
}
