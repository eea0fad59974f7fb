import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { expectNoBarrier } from '../barriers.ts';

test(
  'a person changes name and password, takes the data along, and goes',
  { tag: '@smoke' },
  async ({ page, signedIn }) => {
    await page.goto('/profile');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Someone Else');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Profile updated successfully')).toBeVisible();

    const current = page.getByRole('textbox', { name: 'Current password' });
    await current.fill('not-the-one');
    await page.getByRole('textbox', { name: 'New password', exact: true }).fill('secret-2');
    await page.getByRole('textbox', { name: 'Confirm new password' }).fill('secret-2');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(current).toHaveAccessibleDescription('The current password is not right');
    await current.fill(signedIn.password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password changed successfully')).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export my data' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain(signedIn.email);
    expect(file).toContain('Someone Else');

    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByLabel('Type DELETE to confirm').fill('DELETE');
    await page.getByRole('textbox', { name: 'Your password' }).fill('secret-2');
    const left = page.waitForEvent('load');
    // It stands for half a second before the page is left: looked for in every frame.
    const told = page.waitForFunction(() =>
      document.body.innerText.includes('Account deleted successfully'),
    );
    await page.getByRole('button', { name: 'Delete account' }).click();
    await told;
    await left;
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
    const again = await page.request.post('/api/v1/auth/login', {
      data: { email: signedIn.email, password: 'secret-2' },
    });
    expect(again.status()).toBe(401);
  },
);

test('the profile has no barrier in either theme and fits 320 px', async ({ page, signedIn }) => {
  expect(signedIn.name).toBeTruthy();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/profile');
  for (const theme of ['Light', 'Dark']) {
    await page.getByRole('radio', { name: theme }).check();
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme',
      `stepwise-${theme.toLowerCase()}`,
    );
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoBarrier(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused();
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
