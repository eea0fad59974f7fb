import type { Browser, Page } from '@playwright/test';
import { setCode } from '../e2e/code.ts';
import { framesDuring } from './frames.ts';
import { signIn } from './people.ts';
import { median, quantile, type Figure } from './report.ts';

const CLICKS = 5;
/** As many as a recording has at the most. */
const STEPS = 5_000;

type Case = {
  readonly language: string;
  /** From the click to the first step on the screen. */
  readonly atMostMs: number;
  readonly comment: string;
  readonly source: string;
};

/** Wrong answers to Climbing Stairs: as many lines are run as for a small failing input. */
const CASES: readonly Case[] = [
  {
    language: 'Python',
    atMostMs: 300,
    comment: '#',
    source: `n = int(input())
ways = [1, 1]
for i in range(2, n + 1):
    ways.append(ways[i - 1] + ways[i - 2])
print(ways[n] + 1)
`,
  },
  {
    language: 'JavaScript',
    atMostMs: 300,
    comment: '//',
    source: `const n = Number(require('fs').readFileSync(0, 'utf8'));
const ways = [1, 1];
for (let i = 2; i <= n; i++) ways.push(ways[i - 1] + ways[i - 2]);
console.log(ways[n] + 1);
`,
  },
  {
    language: 'TypeScript',
    atMostMs: 1000,
    comment: '//',
    source: `declare const require: (name: string) => { readFileSync(fd: number, as: string): string };
const n: number = Number(require('fs').readFileSync(0, 'utf8'));
const ways: number[] = [1, 1];
for (let i = 2; i <= n; i++) ways.push(ways[i - 1] + ways[i - 2]);
console.log(ways[n] + 1);
`,
  },
  {
    language: 'Java',
    atMostMs: 1000,
    comment: '//',
    source: `import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        int[] ways = new int[n + 2];
        ways[0] = ways[1] = 1;
        for (int i = 2; i <= n; i++) ways[i] = ways[i - 1] + ways[i - 2];
        System.out.println(ways[n] + 1);
    }
}
`,
  },
];

const LONG = `total = 0
for turn in range(4000):
    total += turn
print(total)
`;

/** Until a run can be stepped through, in each language, and how smoothly one moves through a long one. */
export async function measureStepping(browser: Browser, url: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await signIn(context, url);
    const page = await context.newPage();
    await page.goto(`${url}/problem/climbingstairs`);
    await page.getByRole('tab', { name: 'Custom Input' }).click();
    const figures: Figure[] = [];
    for (const one of CASES) {
      const times: number[] = [];
      for (let click = 0; click < CLICKS; click++) times.push(await timeClick(page, one, click));
      const { language, atMostMs } = one;
      figures.push(
        {
          name: `${language}, click to first step`,
          value: median(times),
          unit: 'ms',
          atMost: atMostMs,
        },
        {
          name: `${language}, slowest of ${String(CLICKS)}`,
          value: Math.max(...times),
          unit: 'ms',
        },
      );
    }
    return [...figures, ...(await measureScrubbing(page))];
  } finally {
    await context.close();
  }
}

/** Milliseconds. Each time the program is one that was never seen before. */
async function timeClick(page: Page, { language, comment, source }: Case, click: number) {
  await chooseCode(page, language, `${source}${comment} ${String(click)}\n`);
  await noteFirstStep(page);
  await open(page);
  const time = await page.evaluate<number>('window.firstStep');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  return time;
}

async function measureScrubbing(page: Page): Promise<Figure[]> {
  await chooseCode(page, 'Python', LONG);
  const slider = await open(page);
  const steps = Number(await slider.getAttribute('max'));
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not drawn');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 8, y);
  await page.mouse.down();
  const frames = await framesDuring(page, async () => {
    for (let x = 8; x < box.width - 8; x += 4) await page.mouse.move(box.x + x, y);
    for (let x = box.width - 8; x > 8; x -= 4) await page.mouse.move(box.x + x, y);
  });
  await page.mouse.up();
  const mean = frames.reduce((sum, ms) => sum + ms, 0) / frames.length;
  return [
    { name: 'steps of the long run', value: steps, unit: 'steps', atLeast: STEPS - 100 },
    { name: 'moving through it', value: 1000 / mean, unit: 'frames/s', atLeast: 59 },
    {
      name: 'moving through it, 95 of 100 frames within',
      value: quantile(frames, 0.95),
      unit: 'ms',
    },
  ];
}

async function chooseCode(page: Page, language: string, source: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: language });
  await setCode(page, source);
}

/** Answers with the slider, once there is something to step through. */
async function open(page: Page) {
  const custom = page.getByRole('tabpanel', { name: 'Custom Input' });
  await custom.getByRole('button', { name: 'Step through it' }).click();
  const dialog = page.getByRole('dialog');
  const slider = dialog.getByRole('slider', { name: 'Step' });
  const refusal = dialog.getByRole('alert');
  await slider.or(refusal).waitFor();
  if (await refusal.isVisible()) throw new Error(await refusal.innerText());
  return slider;
}

/** From here on the page notes how long it takes from the next click to the first step that is drawn. */
function noteFirstStep(page: Page): Promise<void> {
  return page.evaluate(`
    window.firstStep = new Promise((done) => {
      addEventListener('click', (event) => {
        const watch = new MutationObserver(() => {
          if (!document.querySelector('[role="dialog"] input[type="range"], dialog input[type="range"]')) return;
          watch.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - event.timeStamp)));
        });
        watch.observe(document, { childList: true, subtree: true });
      }, { capture: true, once: true });
    });
    undefined`);
}
