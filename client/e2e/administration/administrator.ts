import { expect, type Page } from '@playwright/test';

/** Signs the browser in as the administrator whom the product was started with. */
export async function signInAsAdministrator(page: Page): Promise<void> {
  const data = { email: process.env['ADMIN_EMAIL'], password: process.env['ADMIN_PASSWORD'] };
  const answer = await page.request.post('/api/v1/auth/login', { data });
  expect(answer.status()).toBe(200);
}
