import { expect, test } from '../fixtures.ts';
import { expectNoBarrier } from '../barriers.ts';

test(
  'a problem is saved to a playlist that is made on the way, and removed again',
  { tag: '@smoke' },
  async ({ page, signedIn }) => {
    expect(signedIn.name).toBeTruthy();
    await page.goto('/problems?search=climbing');
    const save = page.getByRole('button', { name: 'Save Climbing Stairs to a playlist' });
    await save.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('You have no playlists yet.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
    await dialog.getByRole('button', { name: 'New Playlist' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Create Playlist' }).click();
    await expect(dialog.getByText('Playlist name is required')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Stairs');
    await dialog.getByRole('button', { name: 'Create Playlist' }).click();
    await expect(page.getByText('Playlist created successfully')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /Stairs/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Problem added to playlist')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(save).toBeFocused();

    await page.goto('/dashboard?tab=playlists');
    await expect(page.getByRole('heading', { name: 'Your Playlists' })).toBeVisible();
    const rows = page.getByRole('list', { name: 'Problems of Stairs' });
    await expect(rows.getByRole('link', { name: 'Climbing Stairs' })).toBeVisible();
    // Twice: the second click must not go through to the problem.
    await rows.getByRole('button', { name: 'Remove Climbing Stairs' }).dblclick();
    await expect(page.getByText('Problem removed from playlist')).toBeVisible();
    await expect(page.getByText('No problems added yet.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '0 problems' })).toBeFocused();
    await expect(page).toHaveURL('/dashboard?tab=playlists');

    await page.getByRole('button', { name: 'Delete playlist Stairs' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Delete playlist Stairs' }).click();
    await page.getByRole('button', { name: 'Delete Now' }).click();
    await expect(page.getByText('Playlist deleted successfully')).toBeVisible();
    await expect(page.getByText('No playlists yet')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your Playlists' })).toBeFocused();
  },
);

test('a name that is taken is refused in the words of the server', async ({ page, signedIn }) => {
  expect(signedIn.name).toBeTruthy();
  await page.request.post('/api/v1/playlist/create-playlist', { data: { name: 'Stairs' } });
  await page.goto('/dashboard?tab=playlists');
  await page.getByRole('button', { name: 'Create Playlist' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Playlist' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Stairs');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You already have a playlist with this name')).toHaveCount(2);
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Create Playlist' })).toBeFocused();
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`no dialog has a barrier in the ${colorScheme} theme`, async ({ page, signedIn }) => {
    expect(signedIn.name).toBeTruthy();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.request.post('/api/v1/playlist/create-playlist', { data: { name: 'Stairs' } });
    await page.goto('/problems?search=climbing');
    await page.getByRole('button', { name: 'Create Playlist' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await expectNoBarrier(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save Climbing Stairs to a playlist' }).click();
    await expect(page.getByRole('radio', { name: /Stairs/ })).toBeVisible();
    await expectNoBarrier(page);
    await page.keyboard.press('Escape');

    await page.goto('/dashboard?tab=playlists');
    await expect(page.getByText('No problems added yet.')).toBeVisible();
    await expectNoBarrier(page);
    await page.getByRole('button', { name: 'Delete playlist Stairs' }).click();
    await expect(page.getByRole('dialog', { name: 'Delete Playlist?' })).toBeVisible();
    await expectNoBarrier(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
