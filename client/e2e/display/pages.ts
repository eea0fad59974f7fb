import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** Nothing in sight is on its way. What lies behind a tab is loaded once somebody gets there. */
export async function expectLoaded(page: Page): Promise<void> {
  const skeletons = page.locator('[role=status] .skeleton').filter({ visible: true });
  await expect(skeletons).toHaveCount(0);
}
