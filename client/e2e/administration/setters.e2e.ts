import type { Browser, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures.ts';
import { expectNoBarrier } from '../barriers.ts';
import { signInAsAdministrator } from './administrator.ts';

// Reference solutions in real sandboxes, a JVM among them, twice.
test.setTimeout(180_000);
const JUDGED_MS = 60_000;

test('a person is made a setter, writes a draft that nobody else meets, and publishes it', async ({
  page,
  person,
  browser,
  baseURL,
  isMobile,
}) => {
  const theirs = await newcomer(browser, baseURL, person);
  const email = `${randomUUID()}@example.com`;
  const other = await newcomer(browser, baseURL, { ...person, email });
  await theirs.goto('/add-problem');
  await expect(theirs.getByText('Only administrators and setters can add problems')).toBeVisible();

  await signInAsAdministrator(page);
  await makeSetter(page, person);
  await theirs.goto('/problems');
  await theirs.getByRole('button', { name: isMobile ? 'Menu' : 'Account' }).click();
  await theirs.getByRole('link', { name: 'Problems I write' }).click();
  await expect(theirs.getByText('No problems yet')).toBeVisible();
  await expectNoBarrier(theirs);

  const title = `Set ${randomUUID().slice(0, 8)}`;
  await theirs.getByRole('link', { name: 'Write a problem' }).click();
  await expect(theirs.getByRole('tab', { name: 'Import' })).toBeHidden();
  await theirs.getByRole('button', { name: 'Load Sample' }).click();
  await theirs.getByRole('textbox', { name: 'Title' }).fill(title);
  await expect(theirs.getByText(/^A draft at first/)).toBeVisible();
  await expectNoBarrier(theirs);
  await theirs.getByRole('button', { name: 'Create Problem' }).click();
  const row = theirs.getByRole('listitem').filter({ hasText: title });
  await expect(row.getByText('Draft', { exact: true })).toBeVisible({ timeout: JUDGED_MS });
  await expectNoBarrier(theirs);

  const address =
    (await row.getByRole('link', { name: title, exact: true }).getAttribute('href')) ?? '';
  await other.goto(address);
  await expect(other.getByText('There is no such problem')).toBeVisible();
  await theirs.goto(address);
  await expect(theirs.getByRole('heading', { name: title })).toBeVisible();

  await theirs.goto('/my-problems');
  await theirs.getByRole('link', { name: `Edit ${title}` }).click();
  await theirs.getByRole('combobox', { name: 'Visibility' }).selectOption('no');
  await theirs.getByRole('button', { name: 'Save Changes' }).click();
  await expect(row.getByText('Published', { exact: true })).toBeVisible({ timeout: JUDGED_MS });
  await expect(row.getByRole('button', { name: `Delete ${title}` })).toBeHidden();
  await other.goto(address);
  await expect(other.getByRole('heading', { name: title })).toBeVisible();

  await page.getByRole('button', { name: 'Take away: Problems of their own' }).click();
  await expect(page.getByText('No longer a setter', { exact: true })).toBeVisible();
  await theirs.goto('/my-problems');
  await expect(theirs.getByText('Only administrators and setters can add problems')).toBeVisible();

  // Other tests count what is on the list.
  const id = address.split('/').at(-1) ?? '';
  await page.request.delete(`/api/v1/problems/delete-problem/${id}`, { data: {} });
  for (const one of [theirs, other]) await one.context().close();
});

type Person = { readonly name: string; readonly email: string; readonly password: string };

/** A page of somebody who has just registered, in a browser of their own. */
async function newcomer(
  browser: Browser,
  baseURL: string | undefined,
  person: Person,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const answer = await page.request.post('/api/v1/auth/register', { data: person });
  expect(answer.status()).toBe(201);
  return page;
}

/** As an administrator does it, who stays on the page of the person. */
async function makeSetter(page: Page, { name, email }: Person): Promise<void> {
  await page.goto('/admin/users');
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill(email);
  const found = page.getByRole('table', { name: /^Users/ }).getByRole('link');
  await expect(found).toHaveText([name]);
  await found.click();
  await page.getByRole('button', { name: 'Make a setter' }).click();
  await expect(page.getByText('Made a setter', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Grants' })).toContainText('Problems of their own');
  await expectNoBarrier(page);
}
