import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** On a phone one part of the solving page is seen at a time; elsewhere all are. */
export async function showPart(page: Page, part: 'Problem' | 'Code' | 'Results') {
  const run = page.getByRole('button', { name: 'Run Code' });
  const signIn = page.getByRole('link', { name: 'Sign in to run your code' });
  await expect(run.or(signIn).first()).toBeVisible();
  const tab = page.getByRole('tab', { name: part, exact: true });
  if (await tab.isVisible()) await tab.click();
}

/** Leaves the account from a page whose bar has its links in the menu. */
export async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
}

/** The code. On a phone the editor is made when one gets there. */
export async function seeCode(page: Page): Promise<Locator> {
  await showPart(page, 'Code');
  await page.getByRole('region', { name: 'Code', exact: true }).scrollIntoViewIfNeeded();
  return page.locator('[data-code-editor] .view-lines');
}

/** Typed text is auto-indented and would arrive as another program: see editor-handle.ts. */
export async function setCode(page: Page, source: string) {
  await seeCode(page);
  await page.locator('[data-code-editor]').evaluate((element, detail) => {
    element.dispatchEvent(new CustomEvent('stepwise:set-code', { detail }));
  }, source);
}

/** What the editor shows, line by line; Monaco draws blanks as no-break ones. */
export async function expectCode(page: Page, lines: readonly string[]) {
  const drawn = (await seeCode(page)).locator('.view-line');
  await expect(drawn).toHaveText([...lines]);
}
