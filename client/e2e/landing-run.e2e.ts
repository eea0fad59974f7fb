import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoBarrier } from './barriers.ts';

test(
  'a visitor steps through a real run with the mouse and the keyboard, and has it played',
  { tag: '@phone' },
  async ({ page }) => {
    const run = await openLandingPage(page);
    await run.scrollIntoViewIfNeeded();
    const slider = run.getByRole('slider', { name: 'Step' });
    await expect(slider).toHaveAttribute('aria-valuetext', /^Step 1 of 20, line 4: /);
    for (const card of await page.locator('.rise-in').all()) {
      await card.scrollIntoViewIfNeeded();
      await expect(card).toHaveAttribute('data-seen', 'true');
    }
    await expectNoBarrier(page);

    await run.getByRole('button', { name: 'Step forward' }).click();
    await expect(slider).toHaveAttribute('aria-valuetext', 'Step 2 of 20, line 5: low = 0');
    await slider.focus();
    await page.keyboard.press('PageDown');
    await expect(run.getByText('Turn 1 of 4, loop in line 6')).toBeVisible();
    await page.keyboard.press('PageDown');
    await expect(run.getByText('Turn 2 of 4, loop in line 6')).toBeVisible();
    await expect(run.getByRole('row', { name: 'changed: low 5' })).toBeVisible();
    await page.keyboard.press('End');
    await expect(run.getByRole('region', { name: 'Output so far' })).toHaveText('5');

    // Nothing has moved by itself; asked to, it does.
    await run.getByRole('button', { name: 'Play' }).click();
    await expect(slider).toHaveAttribute('aria-valuetext', /^Step ([2-9]|1\d) of 20/);
    await run.getByRole('button', { name: 'Pause' }).click();
    await expect(run.getByRole('button', { name: 'Play' })).toBeFocused();
  },
);

test(
  'what stands below the run does not move when it comes, nor at any of its steps',
  { tag: '@phone' },
  async ({ page }) => {
    const run = await openLandingPage(page);
    const height = () => run.evaluate((section) => section.getBoundingClientRect().height);
    const empty = await height();
    await run.scrollIntoViewIfNeeded();
    const slider = run.getByRole('slider', { name: 'Step' });
    for (let step = 1; step <= 20; step += 1) {
      await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^Step ${step} of 20`));
      expect(await height()).toBe(empty);
      await slider.press('ArrowRight');
    }
  },
);

/** Nothing moves by itself. Answers where the run is, or will be. */
async function openLandingPage(page: Page): Promise<Locator> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  return page.getByRole('region', { name: 'Step through a solution' });
}
