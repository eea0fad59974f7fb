import type { Browser } from '@playwright/test';
import { signIn } from './people.ts';
import { median, quantile, type Figure } from './report.ts';
import { watchKeys, withQuickKeys } from './typing.ts';

const VISITS = 3;
const TEXT = 'for item in range and more of it';

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
    return [
      { name: 'editor ready, first visit', value: ready[0] ?? NaN, unit: 'ms' },
      {
        name: 'editor ready, second visit',
        value: median(ready.slice(1)),
        unit: 'ms',
        atMost: 1000,
      },
      { name: 'editor, keystroke to paint', value: median(keys), unit: 'ms' },
      { name: 'editor, slowest of twenty keystrokes', value: quantile(keys, 0.95), unit: 'ms' },
    ];
  } finally {
    await context.close();
  }
}
