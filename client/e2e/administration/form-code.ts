import type { LanguageKey } from '@stepwise/contracts/language';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

type Field =
  `${'codeSnippets' | 'referenceSolution'}.${LanguageKey}` | 'smallInputs' | 'inputValidator';

/** Two megabytes on a busy machine. */
const EDITOR_MS = 60_000;

/** The editor of a field, which comes once the field is seen. */
export async function seeFormEditor(page: Page, field: Field): Promise<Locator> {
  await page.locator(`[name="${field}"], [data-field="${field}"]`).first().scrollIntoViewIfNeeded();
  const editor = page.locator(`[data-field="${field}"] [data-code-editor]`);
  await expect(editor).toBeVisible({ timeout: EDITOR_MS });
  return editor;
}

/** Puts a program into a field: see editor-handle.ts. */
export async function setFormCode(page: Page, field: Field, source: string): Promise<void> {
  const editor = await seeFormEditor(page, field);
  await editor.evaluate((element, detail) => {
    element.dispatchEvent(new CustomEvent('stepwise:set-code', { detail }));
  }, source);
}
