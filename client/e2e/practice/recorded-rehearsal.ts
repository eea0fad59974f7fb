import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** Somebody rehearses with Climbing Stairs, and their typing is recorded. */
export async function startRecorded(page: Page): Promise<void> {
  await page.goto('/rehearsal');
  await page.getByLabel('Problems').selectOption({ label: 'My own choice' });
  await page.getByLabel('Search by title').fill('climbing st');
  await page.getByRole('button', { name: 'Add Climbing Stairs' }).click();
  await page.getByRole('checkbox', { name: /^Record what I type/ }).check();
  await page.getByRole('button', { name: 'Start rehearsal' }).click();
  await expect(page).toHaveURL(/\/problem\//);
}
