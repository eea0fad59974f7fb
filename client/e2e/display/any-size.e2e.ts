import type { Page } from '@playwright/test';
import { seeCode } from '../code.ts';
import { expect, test } from '../fixtures.ts';
import { asLongAsMayBe, beyondEdge, type Screen, SCREENS, setScreen } from './edges.ts';
import { expectLoaded } from './pages.ts';
import { PRIVATE, PUBLIC } from './paths.ts';
import { standStill } from '../still-world.ts';

test.skip(({ isMobile }) => isMobile, 'each screen is set here');

for (const screen of SCREENS) {
  const { width, letters, tag } = screen;
  const title = `at ${width} px with letters of ${letters} nothing runs off a page`;
  test(`${title} of a stranger`, { tag }, async ({ page }) => {
    await standStill(page, 'stranger');
    expect(await offences(page, screen, PUBLIC)).toEqual([]);
  });

  test(`${title}, whatever its texts are`, { tag }, async ({ page }) => {
    await standStill(page, 'administrator', asLongAsMayBe);
    expect(await offences(page, screen, PRIVATE)).toEqual([]);
  });
}

/** What lies beyond the edge, with its page. */
async function offences(page: Page, screen: Screen, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  await setScreen(page, screen);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // The editor is made when one gets there.
    if (path.startsWith('/problem/')) await seeCode(page);
    await expectLoaded(page);
    const beyond = await beyondEdge(page, screen);
    found.push(...beyond.map((what) => `${path}: ${what}`));
  }
  return found;
}
