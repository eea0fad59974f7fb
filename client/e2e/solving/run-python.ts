import type { Locator, Page } from '@playwright/test';
import { setCode, showPart } from '../code.ts';

/** Sends a Python program in on the page of a problem. Answers with where the result will stand. */
export async function runPython(page: Page, slug: string, source: string): Promise<Locator> {
  await page.goto(`/problem/${slug}`);
  await showPart(page, 'Code');
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Python' });
  await setCode(page, source);
  await page.getByRole('button', { name: 'Run Code' }).click();
  return page.getByRole('tabpanel', { name: 'Result' });
}
