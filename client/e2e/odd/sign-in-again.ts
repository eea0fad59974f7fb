import type { Page } from '@playwright/test';
import { ada, admin } from '../../src/test/people.ts';

/** Signs in on the form, as the person of a still world, and waits for the page that was wanted. */
export async function signInAgain(page: Page, person: 'learner' | 'administrator'): Promise<void> {
  const user = person === 'administrator' ? admin : ada;
  await page.route('**/api/v1/auth/login', (route) =>
    route.fulfill({
      headers: { 'Set-Cookie': 'stepwise_signed_in=1; Path=/' },
      json: { message: 'Login successful', user },
    }),
  );
  await page.getByLabel('Email').fill(user.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('a good password');
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await loaded;
}
