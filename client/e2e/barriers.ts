import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The page as it stands has no barrier that axe knows; what is still moving is waited for.
 * @param except rules that something which is not ours breaks
 */
export async function expectNoBarrier(page: Page, except: readonly string[] = []) {
  // Not by their promises: one of an animation whose last frame came a few µs too early is never kept.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
  // Legacy is where frames of other origins are not looked at: no page of ours has one, and the other way
  // opens a page for every look. Of rules that hold, no list of elements is made.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .disableRules([...except])
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.filter(({ html }) => !LEAVING_TOAST.test(html)).map(({ html }) => ({ id, at: html })),
  );
  expect(found).toEqual([]);
}

/** And so it is in both themes, which follow the system here. */
export async function expectNoBarrierInThemes(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', `stepwise-${colorScheme}`);
    await expectNoBarrier(page);
  }
}

/** Its time was up while axe looked: it fades, and its colours with it. */
const LEAVING_TOAST = /^<div [^>]*class="toast-card [^"]*\bopacity-0\b/;
