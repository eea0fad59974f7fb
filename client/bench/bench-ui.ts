import { chromium } from '@playwright/test';
import { createProduct } from '../e2e/own-product.ts';
import { measureBundles } from './bundles.ts';
import { measureEditor } from './editor.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureList } from './list.ts';
import { isBroken, print, type Figure } from './report.ts';

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
  tell('Sizes, gzipped', await measureBundles(browser, url));
  tell('Problem list with 1,000 problems', await measureList(browser, url));
  tell('Editor', await measureEditor(browser, url));
  tell('Lighthouse, mobile', await measureLighthouse(executablePath, url));
} finally {
  await browser.close();
  await product.remove();
}

console.log(broken.length === 0 ? '\nWithin every budget' : '\nBroken budgets:');
for (const { name, value, unit } of broken) console.log(`  ${name}: ${value.toFixed(0)} ${unit}`);
process.exit(broken.length === 0 ? 0 : 1);
