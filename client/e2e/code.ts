import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Typed text is auto-indented and would arrive as another program: see editor-handle.ts. */
export async function setCode(page: Page, source: string) {
  await page.locator('[data-code-editor]').evaluate((element, detail) => {
    element.dispatchEvent(new CustomEvent('stepwise:set-code', { detail }));
  }, source);
}

/** What the editor shows, line by line; Monaco draws blanks as no-break ones. */
export async function expectCode(page: Page, lines: readonly string[]) {
  const drawn = page.locator('[data-code-editor] .view-line');
  await expect(drawn).toHaveText([...lines]);
}
