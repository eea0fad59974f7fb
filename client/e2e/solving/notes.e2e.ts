import { expectNoBarrier } from '../barriers.ts';
import { expect, test } from '../fixtures.ts';

test(
  'notes about a problem are saved, found in the list, and there on another device',
  { tag: '@smoke' },
  async ({ page, signedIn, browser }) => {
    expect(signedIn.name).toBeTruthy();
    await page.goto('/problem/climbingstairs');
    await page.getByRole('tab', { name: 'Notes' }).click();
    const notes = page.getByRole('textbox', { name: 'Notes' });
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().includes('/note/'),
    );
    await notes.fill('A staircase is Fibonacci in disguise');
    await saved;
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    await expectNoBarrier(page);

    await page.goto('/problems?search=disguise');
    await expect(page.getByRole('link', { name: 'Climbing Stairs' })).toBeVisible();
    await expect(page.getByText('You have notes')).toBeAttached();
    await expectNoBarrier(page);

    // The same session, and nothing of what this browser keeps.
    const { cookies } = await page.context().storageState();
    const elsewhere = await browser.newContext({ storageState: { cookies, origins: [] } });
    const other = await elsewhere.newPage();
    await other.goto('/problem/climbingstairs');
    await other.getByRole('tab', { name: 'Notes' }).click();
    await expect(other.getByRole('textbox', { name: 'Notes' })).toHaveValue(
      'A staircase is Fibonacci in disguise',
    );
    await elsewhere.close();
  },
);
