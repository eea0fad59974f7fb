import type { Page } from '@playwright/test';
import { NAME_MAX } from '@stepwise/contracts/auth';
import { REASON_MAX } from '@stepwise/contracts/people-limits';
import { PLAYLIST_DESCRIPTION_MAX, PLAYLIST_NAME_MAX } from '@stepwise/contracts/playlist';
import { TITLE_MAX } from '@stepwise/contracts/problem-edit';
import { NOTE_MAX } from '@stepwise/contracts/registration-limits';
import { expect } from '../fixtures.ts';

/** Width in pixels of the page; letters in pixels as a person sets them in the browser, 16 as it comes. */
export type Screen = { width: number; height: number; letters: number; tag: string[] };

export const SMALLEST: Screen = { width: 320, height: 800, letters: 16, tag: [] };

/**
 * `npm run test:rest` takes the smallest screen, `npm run test:all` large letters, too, there and on a desktop.
 */
export const SCREENS: readonly Screen[] = [
  SMALLEST,
  { width: 390, height: 844, letters: 32, tag: ['@long'] },
  { width: 1280, height: 800, letters: 32, tag: ['@long'] },
];

/** The longest text that each field of an answer may hold: one word of the widest letters. */
const LONGEST: Record<string, number> = {
  by: NAME_MAX,
  description: PLAYLIST_DESCRIPTION_MAX,
  input: 1_000,
  label: 40,
  name: PLAYLIST_NAME_MAX,
  note: NOTE_MAX,
  output: 1_000,
  problemTitle: TITLE_MAX,
  reason: REASON_MAX,
  tags: 40,
  title: TITLE_MAX,
};

const LONG_DOMAIN = `${'w'.repeat(63)}.${'w'.repeat(63)}.example`;

/** For the still world: every text of an answer is as long as it may be. */
export function asLongAsMayBe(field: string, text: string): string {
  // Of a level, or a text that has a bound of its own.
  if (text.startsWith('LVL-') || text.length > NAME_MAX) return text;
  if (field === 'domains') return LONG_DOMAIN;
  if (field === 'email' || field === 'to') return `${'w'.repeat(64)}@${LONG_DOMAIN}`;
  return 'W'.repeat(LONGEST[field] ?? 0) || text;
}

/** From now on every page is loaded on such a screen. */
export async function setScreen(page: Page, { width, height, letters }: Screen): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await page.setViewportSize({ width, height });
  await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } });
}

/** What lies beyond the edge of a page where nobody can scroll to it. */
export async function beyondEdge(page: Page, { letters }: Screen): Promise<string[]> {
  expect(await page.evaluate(sizeOfLetters)).toBe(letters);
  return page.evaluate(findBeyondEdge);
}

const sizeOfLetters = () => parseFloat(getComputedStyle(document.documentElement).fontSize);

/**
 * Runs in the page. Names elements outside of the window, but for those that somebody can scroll to or
 * that are cut on purpose; what can be clicked may not be cut either.
 */
function findBeyondEdge(): string[] {
  const width = document.documentElement.clientWidth;
  const name = (element: Element): string => {
    const text = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30);
    return `${element.localName}.${(element.getAttribute('class') ?? '').slice(0, 60)} "${text}"`;
  };
  const cutBy = (element: Element): DOMRect | 'scrolls' | null => {
    for (let box = element.parentElement; box !== null; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      if (box === document.body || overflowX === 'visible') continue;
      return overflowX === 'auto' || overflowX === 'scroll'
        ? 'scrolls'
        : box.getBoundingClientRect();
    }
    return null;
  };
  const isBeyond = (element: Element): boolean => {
    const { left, right, width: own } = element.getBoundingClientRect();
    const cut = cutBy(element);
    if (own === 0 || cut === 'scrolls') return false;
    if (cut === null) return right > width + 1 || left < -1;
    const isCut = right > cut.right + 1 || left < cut.left - 1;
    return isCut && element.matches('a, button, input, select, textarea');
  };
  const all = [...document.body.querySelectorAll('*')];
  const found = all
    .filter(
      (element) =>
        element.closest('.monaco-editor, .monaco-aria-container, svg, .sr-only') === null,
    )
    .filter(isBeyond)
    .map(name);
  // These scroll down. A line of code or a table in them may scroll sideways by itself.
  const wide = [...document.querySelectorAll('[role="tabpanel"], dialog')]
    .filter((box) => box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1)
    .map((box) => `${name(box)} scrolls to ${box.scrollWidth}`);
  const { scrollWidth } = document.documentElement;
  const page = scrollWidth > width ? [`scrolls to ${scrollWidth}`] : [];
  return [...page, ...wide, ...found].slice(0, 5);
}
