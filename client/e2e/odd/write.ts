import { expect } from '../fixtures.ts';
import type { Locator, Page } from '@playwright/test';
import type { OPERATIONS } from '@stepwise/contracts/operations/operations';
import { told } from './odd.ts';
import type { Otherwise } from './otherwise.ts';

/** How a person sends something to the server, and what must be left of it when that fails. */
export type Write = Otherwise & {
  readonly as: 'stranger' | 'learner' | 'administrator';
  readonly path: string;
  /** Types and sends. */
  readonly send: (page: Page) => Promise<void>;
  /** What was typed, or was there before, still is. */
  readonly isKept: (page: Page) => Promise<void>;
  /** What says that it went wrong, where that is no alert; null where nobody waits for it. */
  readonly told?: ((page: Page) => Locator) | null;
  /** It is sent without a press: that the session has ended takes nobody away from what they do. */
  readonly behindTheBack?: true;
  /** What was typed is there again after a sign-in on the way. */
  readonly comesBack?: true;
  /** What is said of that which may not wait for the sign-in. */
  readonly lost?: string;
};

export type Writes = Readonly<Partial<Record<keyof typeof OPERATIONS, Write>>>;

export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
export const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
export const filled = (name: string, text: string) => (page: Page) =>
  expect(box(page, name)).toHaveValue(text);
export const shown = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();
export const canPress = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('button', { name, exact: typeof name === 'string' }).first()).toBeEnabled();
/** It sends itself. */
export const nothing = () => Promise.resolve();
/** Words that are read out and move nothing; not those that are there while it is still done. */
export const politeWords = (page: Page) =>
  page
    .locator('p[aria-live="polite"]:not(:has(.sr-only))')
    .filter({ hasText: /\w{3}/, hasNotText: 'Counting steps' })
    .first();
/** What a tool says beside itself. */
export const words = (page: Page) =>
  page.getByRole('status').filter({ hasText: /\w{3}/ }).or(told(page)).first();

/** The requests that an operation is made of. */
export function requestsOf(operation: string): { method: string; address: RegExp } {
  const [method = '', pattern = ''] = operation.split(' ');
  const address = new RegExp(`/api/v1${pattern.replace(/\{\w+\}/g, '[^/]+')}(\\?.*)?$`);
  return { method, address };
}
