import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

// Some two hundred keys, each of them waited for.
test.setTimeout(180_000);

test(
  'without a mouse: register, find a problem, solve it, save it, log out',
  { tag: '@smoke' },
  async ({ page, person, isMobile }) => {
    test.skip(isMobile, 'a phone has no keys');
    const { keyboard } = page;
    await page.goto('/');
    await press(page, page.getByRole('link', { name: 'Sign in' }));
    await press(page, page.getByRole('link', { name: 'Create an account' }));
    await reach(page, page.getByLabel('Full Name'));
    await keyboard.type(person.name);
    await reach(page, page.getByLabel('Email Address'));
    await keyboard.type(person.email);
    await reach(page, page.getByRole('textbox', { name: 'Password', exact: true }));
    await keyboard.type(person.password);
    await reach(page, page.getByRole('textbox', { name: 'Confirm Password' }));
    await keyboard.type(person.password);
    const entered = page.waitForEvent('load');
    await keyboard.press('Enter');
    await entered;

    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await press(page, page.getByRole('banner').getByRole('link', { name: 'Problems' }));
    await reach(page, page.getByRole('searchbox', { name: 'Search by title' }));
    await keyboard.type('climbing');
    await press(page, page.getByRole('link', { name: 'Climbing Stairs' }));

    await reach(page, page.getByRole('combobox', { name: 'Language' }));
    await keyboard.type('Py');
    const code = page.locator('[data-code-editor]').getByRole('textbox');
    await expect(code).toHaveAccessibleName('Python code');
    await reach(page, code);
    await keyboard.press('Control+a');
    for (const line of [
      'n = int(input())',
      'a = b = 1',
      'for _ in range(n - 1): a, b = b, a + b',
      'print(b)',
    ]) {
      await keyboard.type(line);
      await keyboard.press('Enter');
    }
    await keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { name: 'Accepted' })).toBeVisible({ timeout: 60_000 });

    // Tab indents until it is told to move on.
    await keyboard.press('Control+m');
    await press(page, page.getByRole('link', { name: 'Back to Problems' }), 'Shift+Tab');
    await reach(page, page.getByRole('searchbox', { name: 'Search by title' }));
    await keyboard.press('Control+a');
    await keyboard.type('climbing');
    await press(page, page.getByRole('button', { name: 'Save Climbing Stairs to a playlist' }));
    const dialog = page.getByRole('dialog');
    await press(page, dialog.getByRole('button', { name: 'New Playlist' }));
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await keyboard.type('Stairs');
    await keyboard.press('Enter');
    await expect(dialog.getByRole('radio', { name: /Stairs/ })).toBeChecked();
    await press(page, dialog.getByRole('button', { name: 'Add', exact: true }));
    await expect(page.getByText('Problem added to playlist')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Save Climbing Stairs/ })).toBeFocused();

    await press(page, page.getByRole('button', { name: 'Logout' }), 'Shift+Tab');
    await expect(page).toHaveURL('/login');
  },
);

/** Further than any page of ours is long. */
const MOST_STOPS = 60;

/** Goes on from stop to stop until the focus is there. */
async function reach(page: Page, target: Locator, key = 'Tab') {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

async function press(page: Page, target: Locator, key = 'Tab') {
  await reach(page, target, key);
  await page.keyboard.press('Enter');
}
