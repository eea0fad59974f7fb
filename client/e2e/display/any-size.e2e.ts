import type { Page } from '@playwright/test';
import { NAME_MAX } from '@stepwise/contracts/auth';
import { PLAYLIST_DESCRIPTION_MAX, PLAYLIST_NAME_MAX } from '@stepwise/contracts/playlist';
import { TITLE_MAX } from '@stepwise/contracts/problem-edit';
import { seeCode } from '../code.ts';
import { expect, test } from '../fixtures.ts';
import { PRIVATE, PUBLIC } from './pages.ts';
import { standStill } from '../still-world.ts';

test.skip(({ isMobile }) => isMobile, 'each screen is set here');

/**
 * Widths in pixels of the page; letters in pixels as a person sets them in the browser, 16 as it comes.
 * `npm test` takes the smallest screen and the largest letters, `npm run test:rest` both at once.
 */
const SCREENS = [
  { width: 320, height: 800, letters: 16, tag: [] },
  { width: 390, height: 844, letters: 32, tag: ['@rest'] },
  { width: 1280, height: 800, letters: 32, tag: [] },
];

/** The longest text that each field of an answer may hold: one word of the widest letters. */
const LONGEST: Record<string, number> = {
  description: PLAYLIST_DESCRIPTION_MAX,
  label: 40,
  name: PLAYLIST_NAME_MAX,
  problemTitle: TITLE_MAX,
  tags: 40,
  title: TITLE_MAX,
};

for (const screen of SCREENS) {
  const { width, letters, tag } = screen;
  const title = `at ${width} px with letters of ${letters} nothing runs off a page`;
  test(`${title} of a stranger`, { tag }, async ({ page }) => {
    await standStill(page, 'stranger');
    expect(await offences(page, screen, PUBLIC)).toEqual([]);
  });

  test(`${title}, whatever its texts are`, { tag }, async ({ page }) => {
    await standStill(page, 'administrator', (field, text) => {
      // Of a level, or a text that has a bound of its own.
      if (text.startsWith('LVL-') || text.length > NAME_MAX) return text;
      return 'W'.repeat(LONGEST[field] ?? 0) || text;
    });
    expect(await offences(page, screen, PRIVATE)).toEqual([]);
  });
}

/** What lies beyond the edge where nobody can scroll to it, with its page. */
async function offences(
  page: Page,
  { width, height, letters }: (typeof SCREENS)[number],
  paths: readonly string[],
): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const found: string[] = [];
  await page.setViewportSize({ width, height });
  await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // The editor is made when one gets there.
    if (path.startsWith('/problem/')) await seeCode(page);
    await expect(page.locator('[role=status] .skeleton')).toHaveCount(0);
    expect(await page.evaluate(sizeOfLetters)).toBe(letters);
    const beyond = await page.evaluate(beyondTheEdge);
    found.push(...beyond.map((what) => `${path}: ${what}`));
  }
  return found;
}

const sizeOfLetters = () => parseFloat(getComputedStyle(document.documentElement).fontSize);

/**
 * Runs in the page. Names elements outside of the window, but for those that somebody can scroll to or
 * that are cut on purpose; what can be clicked may not be cut either.
 */
function beyondTheEdge(): string[] {
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
  const { scrollWidth } = document.documentElement;
  return [...(scrollWidth > width ? [`scrolls to ${scrollWidth}`] : []), ...found].slice(0, 5);
}
