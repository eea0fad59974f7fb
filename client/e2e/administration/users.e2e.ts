import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { expectNoBarrier } from '../barriers.ts';
import { signInAsAdministrator } from './administrator.ts';

test(
  'an administrator gives a person a new password, suspends them, and lets them back in',
  { tag: '@smoke' },
  async ({ page, person, browser, baseURL }) => {
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const theirs = await elsewhere.newPage();
    expect((await theirs.request.post('/api/v1/auth/register', { data: person })).status()).toBe(
      201,
    );

    await signInAsAdministrator(page);
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Users' }).click();
    await page.getByRole('searchbox', { name: 'Search by name or email' }).fill(person.email);
    const row = page.getByRole('table', { name: /^Users/ }).getByRole('link');
    await expect(row).toHaveText([person.name]);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const csv = await readFile(await (await saved).path(), 'utf8');
    const [, line, ...rest] = csv.split('\r\n');
    expect(line).toContain(`${person.name},${person.email},USER,`);
    expect(rest).toEqual(['']);
    await expect(page.getByText('Saved as users.csv')).toBeVisible();
    await expectNoBarrier(page);
    await row.click();
    await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();

    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = await page
      .getByRole('textbox', { name: 'Link to set a new password' })
      .inputValue();
    expect(link).toMatch(/^http.*\/reset-password#[\w-]{43}$/);
    await expectNoBarrier(page);
    await theirs.goto(link);
    await theirs.getByRole('textbox', { name: 'New password', exact: true }).fill('secret-22');
    await theirs.getByRole('textbox', { name: 'Confirm new password' }).fill('secret-22');
    await theirs.getByRole('button', { name: 'Set password' }).click();
    await expect(theirs).toHaveURL('/login');

    const signIn = async () => {
      await theirs.getByLabel('Email').fill(person.email);
      await theirs.getByRole('textbox', { name: 'Password' }).fill('secret-22');
      await theirs.getByRole('button', { name: 'Sign In' }).click();
    };
    await signIn();
    await expect(theirs).toHaveURL('/');

    await page.getByRole('textbox', { name: 'Reason' }).fill('Copied solutions');
    await page.getByRole('button', { name: 'Suspend' }).click();
    await expect(page.getByText('Suspended, and signed out everywhere')).toBeVisible();
    await expect(page.getByText('Suspended since')).toBeVisible();
    await expectNoBarrier(page);
    await theirs.goto('/problems');
    await expect(theirs).toHaveURL('/login');
    await signIn();
    await expect(theirs.getByRole('alert')).toContainText(
      'This account is suspended: Copied solutions. Ask an administrator of this site.',
    );

    await page.getByRole('button', { name: 'Lift suspension' }).click();
    await expect(page.getByRole('textbox', { name: 'Reason' })).toBeVisible();
    const history = page.getByRole('list', { name: 'History' }).getByRole('listitem');
    await expect(history).toContainText([
      'Suspension lifted',
      'Suspended: Copied solutions',
      'Password set with a link',
      'Link to set a password made',
    ]);
    await signIn();
    await expect(theirs).toHaveURL('/problems');
    await elsewhere.close();
  },
);

test('the only administrator stays one', async ({ page }) => {
  await signInAsAdministrator(page);
  await page.goto('/admin/users?only=ADMIN');
  await page
    .getByRole('table', { name: /^Users/ })
    .getByRole('link')
    .click();
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeHidden();
  await page.getByRole('button', { name: 'Make an ordinary user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make an ordinary user?' });
  await expectNoBarrier(page);
  await dialog.getByRole('button', { name: 'Make an ordinary user' }).click();
  await expect(
    page.getByText('The last administrator cannot be made an ordinary user'),
  ).toBeVisible();
});

test('others have no way to the users', async ({ page, signedIn }) => {
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect((await page.request.get(`/api/v1/admin/users?search=${signedIn.email}`)).status()).toBe(
    403,
  );
});
