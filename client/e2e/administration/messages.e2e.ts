import { expectNoBarrier } from '../barriers.ts';
import { expect, test } from '../fixtures.ts';
import { signInAsAdministrator } from './administrator.ts';

test(
  'what a visitor writes on the contact page is read by an administrator',
  { tag: '@phone' },
  async ({ page, person, browser, baseURL }) => {
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const visitor = await elsewhere.newPage();
    await visitor.goto('/contact');
    await visitor.getByLabel('Name').fill(person.name);
    await visitor.getByLabel('Email').fill(person.email);
    await visitor.getByLabel('Message').fill('Where is the\nproblem of the day?');
    await visitor.getByRole('button', { name: 'Send Message' }).click();
    await expect(visitor.getByRole('button', { name: 'Message Sent!' })).toBeVisible();
    await expect(visitor.getByLabel('Message')).toHaveValue('');
    await elsewhere.close();

    await signInAsAdministrator(page);
    await page.goto('/admin');
    await expect(page.getByRole('link', { name: /^Messages \d+\+? unread$/ })).toBeVisible();
    const attention = page.getByRole('region', { name: 'Needs attention' });
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
      'Needs attention',
    );
    await expectNoBarrier(page);
    await attention.getByRole('link', { name: /messages? (is|are) unread$/ }).click();
    const message = page
      .getByRole('article', { name: `From ${person.name}` })
      .filter({ hasText: person.email });
    await expect(message).toContainText('problem of the day?');
    await expectNoBarrier(page);
    await message.getByRole('button', { name: /^Mark as read/ }).click();
    await expect(message.getByText('Unread', { exact: true })).toHaveCount(0);
    await message.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(message).toHaveCount(0);
  },
);
