import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** The code. On a phone it lies below the statement, and the editor is made when one gets there. */
export async function seeCode(page: Page): Promise<Locator> {
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
