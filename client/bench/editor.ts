import type { Browser, Page } from '@playwright/test';
import { signIn } from './people.ts';
import { median, quantile, type Figure } from './report.ts';
import { watchKeys, withQuickKeys } from './typing.ts';

const VISITS = 3;
const TEXT = 'for item in range and more of it';
const WORDS = 5;

/** Until the editor shows code on a visit that finds its files in the cache, and typing in it. */
export async function measureEditor(browser: Browser, url: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await signIn(context, url);
    await context.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector('[data-code-editor] .view-line')) return;
        watch.disconnect();
        performance.mark('editor-ready');
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    const ready: number[] = [];
    const page = await context.newPage();
    for (let visit = 0; visit <= VISITS; visit++) {
      await page.goto(`${url}/problem/climbingstairs`);
      await page.waitForFunction(() => performance.getEntriesByName('editor-ready').length > 0);
      ready.push(
        await page.evaluate(
          () => performance.getEntriesByName('editor-ready')[0]?.startTime ?? NaN,
        ),
      );
    }
    await page.locator('.view-lines').first().click();
    await page.keyboard.press('Control+End');
    const told = await watchKeys(page);
    for (const key of TEXT) await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.locator('.view-lines').filter({ hasText: 'more' }).waitFor();
    const keys = withQuickKeys(await told(), TEXT.length);
    const words: number[] = [];
    while (words.length < WORDS) words.push(await timeCompletion(page));
    return [
      { name: 'editor ready, first visit', value: ready[0] ?? NaN, unit: 'ms' },
      {
        name: 'editor ready, second visit',
        value: median(ready.slice(1)),
        unit: 'ms',
        atMost: 700,
      },
      { name: 'editor, keystroke to paint', value: median(keys), unit: 'ms' },
      { name: 'editor, slowest of twenty keystrokes', value: quantile(keys, 0.95), unit: 'ms' },
      { name: 'editor, key to its completions', value: median(words), unit: 'ms', atMost: 50 },
    ];
  } finally {
    await context.close();
  }
}

/** Milliseconds from the first letter of a word until the list of words that begin so is drawn. */
async function timeCompletion(page: Page): Promise<number> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.evaluate(NOTE_COMPLETION);
  await page.keyboard.press('r');
  const time = await page.evaluate<number>('window.completed');
  await page.keyboard.press('Escape');
  return time;
}

/** As text: what runs this file gives functions a helper that the page does not have. */
const NOTE_COMPLETION = `
  window.completed = new Promise((done) => {
    addEventListener('keydown', ({ timeStamp }) => {
      const look = () =>
        document.querySelector('.suggest-widget.visible .monaco-list-row')
          ? setTimeout(() => done(performance.now() - timeStamp))
          : requestAnimationFrame(look);
      requestAnimationFrame(look);
    }, { capture: true, once: true });
  });
  undefined`;
