import { expect, register, test } from '../fixtures.ts';
import { expectNoBarrier } from '../barriers.ts';
import { signInAsAdministrator } from './administrator.ts';

test(
  'an administrator invites somebody, who registers; then the invitation is withdrawn',
  { tag: '@smoke' },
  async ({ page, person, browser, baseURL }) => {
    const note = `Class of ${person.name} ${person.email}`;
    await signInAsAdministrator(page);
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Registration' }).click();
    await expect(page.getByRole('radio', { name: /^Everybody/ })).toBeChecked();
    await page.getByRole('textbox', { name: 'For whom' }).fill(note);
    await page.getByRole('spinbutton', { name: 'How many people' }).fill('2');
    await page.getByRole('button', { name: 'Make an invitation' }).click();
    const made = page.getByRole('textbox', { name: `Invitation for ${note}` });
    const link = await made.inputValue();
    expect(link).toMatch(/^http.*\/register#[\w-]{43}$/);
    await expectNoBarrier(page);

    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const theirs = await elsewhere.newPage();
    await theirs.goto(link);
    await expect(theirs.getByText('You are invited.')).toBeVisible();
    await register(theirs, person);
    await expect(theirs).toHaveURL('/');

    await page.getByRole('textbox', { name: 'Addresses' }).fill('ada@example.com');
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(page.getByRole('textbox', { name: 'Addresses' })).toHaveValue('ada@example.com');

    await page.reload();
    const row = page.getByRole('row').filter({ hasText: note });
    await expect(row).toContainText('1 of 2');
    await row.getByRole('button', { name: /^Withdraw/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(row).toContainText('Withdrawn');

    await theirs.context().clearCookies();
    await theirs.goto('/');
    await theirs.goto(link);
    await expect(
      theirs.getByRole('heading', { level: 1, name: 'This invitation does not work' }),
    ).toBeVisible();
    await expect(theirs.getByText('This invitation was withdrawn.')).toBeVisible();
    await expectNoBarrier(theirs);
    await theirs.getByRole('link', { name: 'Register without it' }).click();
    await expect(theirs.getByLabel('Full Name')).toBeVisible();
    await elsewhere.close();
  },
);
