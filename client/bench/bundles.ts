import type { Browser, Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { signIn } from './people.ts';
import type { Figure } from './report.ts';

const PUBLIC = ['/', '/login', '/register', '/contact', '/contest'];
const OWN = [
  '/',
  '/problems',
  '/problem/climbingstairs',
  '/learn',
  '/dashboard',
  '/profile',
  '/add-problem',
];

/** kB of gzipped JavaScript and CSS that the first visit of each page fetches. */
export async function measureBundles(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of PUBLIC) {
    const { js, css } = await measure(browser, url, path, false);
    // Forms come with their contracts; nobody who is not signed in needs Markdown or an editor.
    const atMost = path === '/' ? 116 : 145;
    figures.push({ name: `${path} JavaScript`, value: js, unit: 'kB', atMost });
    figures.push({ name: `${path} CSS`, value: css, unit: 'kB', atMost: 25 });
  }
  for (const path of OWN) {
    const { js } = await measure(browser, url, path, true);
    figures.push({ name: `${path} JavaScript, signed in`, value: js, unit: 'kB' });
  }
  return figures;
}

async function measure(browser: Browser, url: string, path: string, isSignedIn: boolean) {
  const context = await browser.newContext();
  try {
    if (isSignedIn) await signIn(context, url);
    const page = await context.newPage();
    const bytes = { js: 0, css: 0 };
    const read: Promise<void>[] = [];
    const note = (response: Response) => {
      const kind = /\.(js|css)$/.exec(new URL(response.url()).pathname)?.[1];
      if (kind !== 'js' && kind !== 'css') return;
      const add = (body: Buffer) => {
        bytes[kind] += gzipSync(body, { level: 9 }).byteLength;
      };
      read.push(response.body().then(add));
    };
    page.on('response', note);
    await page.goto(url + path, { waitUntil: 'networkidle' });
    page.off('response', note);
    await Promise.all(read);
    return { js: bytes.js / 1000, css: bytes.css / 1000 };
  } finally {
    await context.close();
  }
}
