import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The page as it stands has no barrier that axe knows; what is still moving is waited for.
 * @param except rules that something which is not ours breaks
 */
export async function expectNoBarrier(page: Page, except: readonly string[] = []) {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const axe = new AxeBuilder({ page }).withTags(TAGS).disableRules([...except]);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map((n) => n.html) }))).toEqual([]);
}
