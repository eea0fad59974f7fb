import { chromium } from '@playwright/test';
import { createProduct } from '../e2e/own-product.ts';
import { measureBundles } from './bundles.ts';
import { measureEditor } from './editor.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureList } from './list.ts';
import { isBroken, print, type Figure } from './report.ts';
import { measureStepping } from './stepping.ts';
import { measureVerdict } from './verdict.ts';

/** All of them, or those named on the command line: `npm run bench:ui -- sizes list`. */
const wanted = process.argv.slice(2);
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const product = await createProduct();
const browser = await chromium.launch({ executablePath });
const broken: Figure[] = [];

function tell(title: string, figures: readonly Figure[]): void {
  print(title, figures);
  broken.push(...figures.filter(isBroken));
}

try {
  const url = await product.start();
  const parts = {
    sizes: () => measureBundles(browser, url),
    list: () => measureList(browser, url),
    editor: () => measureEditor(browser, url),
    stepping: () => measureStepping(browser, url),
    verdict: () => measureVerdict(browser, url),
    lighthouse: () => measureLighthouse(executablePath, url),
  };
  const titles: Record<keyof typeof parts, string> = {
    sizes: 'Sizes, gzipped',
    list: 'Problem list with 1,000 problems',
    editor: 'Editor',
    stepping: 'Step through it',
    verdict: 'Run Code to verdict',
    lighthouse: 'Lighthouse, mobile',
  };
  for (const name of Object.keys(parts) as (keyof typeof parts)[]) {
    if (wanted.length === 0 || wanted.includes(name)) tell(titles[name], await parts[name]());
  }
} finally {
  await browser.close();
  await product.remove();
}

console.log(broken.length === 0 ? '\nWithin every budget' : '\nBroken budgets:');
for (const { name, value, unit } of broken) console.log(`  ${name}: ${value.toFixed(0)} ${unit}`);
process.exit(broken.length === 0 ? 0 : 1);
