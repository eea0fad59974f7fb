import type { Browser, Page } from '@playwright/test';
import { framesDuring } from './frames.ts';
import { signIn } from './people.ts';
import { median, quantile, type Figure } from './report.ts';
import { watchKeys, withQuickKeys } from './typing.ts';

const PROBLEMS = 1_000;
/** Two quiet runs of three rounds differed by half. */
const ROUNDS = 5;
const WORD = 'problem number 77';

/** The list with a thousand problems: to its first rows, while filtering, while scrolling. */
export async function measureList(browser: Browser, url: string): Promise<Figure[]> {
  const scripting: number[] = [];
  const firstRow: number[] = [];
  let keys: number[] = [];
  let frames: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await signIn(context, url);
    const page = await context.newPage();
    await withThousand(page);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    const started = performance.now();
    await page.goto(`${url}/problems`);
    await page.getByRole('link', { name: 'Problem number 1000', exact: true }).waitFor();
    firstRow.push(performance.now() - started);
    const { metrics } = await cdp.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN;
    scripting.push(seconds * 1000);

    frames = [...frames, ...(await framesOfScrolling(page))];
    const told = await watchKeys(page);
    await page.getByRole('searchbox', { name: 'Search by title' }).focus();
    for (const key of WORD) await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.getByRole('link', { name: 'Problem number 1000' }).waitFor({ state: 'hidden' });
    keys = [...keys, ...withQuickKeys(await told(), WORD.length)];
    await context.close();
  }
  return [
    { name: 'scripting to the first rows', value: median(scripting), unit: 'ms', atMost: 200 },
    { name: 'navigation to the first rows', value: median(firstRow), unit: 'ms' },
    { name: 'filter, keystroke to paint', value: median(keys), unit: 'ms', atMost: 50 },
    { name: 'filter, slowest of twenty keystrokes', value: quantile(keys, 0.95), unit: 'ms' },
    { name: 'scrolling, 95 of 100 frames within', value: quantile(frames, 0.95), unit: 'ms' },
  ];
}

/** The server's own answer, made a thousand problems long. */
async function withThousand(page: Page): Promise<void> {
  await page.route('**/problems/get-all-problems', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object[] };
    const data = Array.from({ length: PROBLEMS }, (_, index) => ({
      ...body.data[index % body.data.length],
      id: crypto.randomUUID(),
      title: `Problem number ${index + 1}`,
    }));
    await route.fulfill({ response: answer, json: { ...body, data } });
  });
}

/** Times between frames while the list is scrolled and grows. */
async function framesOfScrolling(page: Page): Promise<number[]> {
  await page.mouse.move(700, 600);
  return framesDuring(page, async () => {
    for (let turn = 0; turn < 12; turn++) await page.mouse.wheel(0, 200);
  });
}
