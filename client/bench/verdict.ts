import type { Browser, BrowserContext, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setCode } from '../e2e/code.ts';
import { signIn } from './people.ts';
import { median, quantile, type Figure } from './report.ts';

const RUNS = 9;
const REFERENCES = join(
  import.meta.dirname,
  '../../prisma/problems/climbingstairs/submissions/accepted',
);

type Case = {
  readonly language: string;
  readonly file: string;
  readonly comment: string;
  readonly atMostMs: number;
};

const CASES: readonly Case[] = [
  { language: 'Python', file: 'reference_py.py', comment: '#', atMostMs: 150 },
  { language: 'JavaScript', file: 'reference_js.js', comment: '//', atMostMs: 150 },
  { language: 'Java', file: 'reference_java/Main.java', comment: '//', atMostMs: 220 },
];

/** When each of them was, in milliseconds on the page's own clock. */
type Times = Readonly<Record<'click' | 'queued' | 'running' | 'done' | 'painted', number>>;

/** What passes between two of them. */
const PARTS = {
  request: ['click', 'queued'],
  queue: ['queued', 'running'],
  'judge and answer': ['running', 'done'],
  paint: ['done', 'painted'],
} satisfies Record<string, readonly [keyof Times, keyof Times]>;

/** From the click on Run Code until the verdict of a right program stands there, and what it is made of. */
export async function measureVerdict(browser: Browser, url: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await signIn(context, url);
    const page = await openProblem(context, url);
    const figures: Figure[] = [];
    for (const one of CASES) figures.push(...(await measureLanguage(page, one)));
    return figures;
  } finally {
    await context.close();
  }
}

async function openProblem(context: BrowserContext, url: string): Promise<Page> {
  await context.addInitScript(NOTE_EVENTS);
  const page = await context.newPage();
  await page.goto(`${url}/problem/climbingstairs`);
  return page;
}

async function measureLanguage(page: Page, one: Case): Promise<Figure[]> {
  const { language, file, comment, atMostMs } = one;
  const source = await readFile(join(REFERENCES, file), 'utf8');
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: language });
  const runs: Times[] = [];
  // The first one loads what the result is drawn with. Each is a program that was never seen before.
  for (let run = 0; run <= RUNS; run++) {
    const times = await timeRun(page, `${source}\n${comment} ${String(run)}\n`);
    if (run > 0) runs.push(times);
  }
  const of = (from: keyof Times, to: keyof Times) => runs.map((times) => times[to] - times[from]);
  const all = of('click', 'painted');
  return [
    { name: `${language}, click to verdict`, value: median(all), unit: 'ms', atMost: atMostMs },
    { name: `${language}, slowest of ${String(RUNS)}`, value: quantile(all, 1), unit: 'ms' },
    ...Object.entries(PARTS).map(([part, [from, to]]) => ({
      name: `${language}, ${part}`,
      value: median(of(from, to)),
      unit: 'ms',
    })),
  ];
}

async function timeRun(page: Page, source: string): Promise<Times> {
  await setCode(page, source);
  await page.evaluate('window.verdictTimes = {}');
  await page.getByRole('button', { name: 'Run Code' }).click();
  await page.waitForFunction(
    () => 'painted' in (window as unknown as { verdictTimes: object }).verdictTimes,
  );
  const result = page.getByRole('tabpanel', { name: 'Result' });
  const verdict = await result.getByRole('heading', { level: 2 }).textContent();
  if (verdict !== 'Accepted') throw new Error(`A right program: ${String(verdict)}`);
  return page.evaluate<Times>('window.verdictTimes');
}

/**
 * As text: what runs this file gives functions a helper that the page does not have. Reads the stream of a
 * run beside the page, and sees when what the last event tells is drawn.
 */
const NOTE_EVENTS = `(() => {
  window.verdictTimes = {};
  const note = (name) => (window.verdictTimes[name] ??= performance.now());
  addEventListener('click', ({ timeStamp }) => (window.verdictTimes.click ??= timeStamp), true);
  const fetchOfPage = window.fetch;
  window.fetch = async (...args) => {
    const response = await fetchOfPage(...args);
    if (!response.headers.get('Content-Type')?.startsWith('text/event-stream')) return response;
    const [own, other] = response.body.tee();
    void noteEvents(other);
    return new Response(own, response);
  };
  async function noteEvents(body) {
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      for (const [, name] of piece.value.matchAll(/^event: (\\w+)$/gm)) note(name);
    }
    const isDrawn = () => [...document.querySelectorAll('[role="tabpanel"] h2')]
      .some(({ textContent }) => textContent === 'Accepted');
    const watch = () => isDrawn() ? setTimeout(() => note('painted')) : requestAnimationFrame(watch);
    requestAnimationFrame(watch);
  }
})()`;
