import type { Page } from '@playwright/test';
import { expectNoBarrier } from '../barriers.ts';
import { seeCode, showPart } from '../code.ts';
import { expect, test } from '../fixtures.ts';
import { expectLoaded } from './pages.ts';
import { PRIVATE, PUBLIC } from './paths.ts';
import { standStill } from '../still-world.ts';

test.skip(({ isMobile }) => isMobile, 'each screen is set here');

test('where the bar has no room for it, Logout is in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await standStill(page, 'learner');
  await page.goto('/contest');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('on the smallest screen the chosen tab is in sight, and names are in one piece', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await standStill(page, 'administrator');
  await page.goto('/problem/climbingstairs');
  await page.getByRole('button', { name: 'Run Code' }).click();
  await showPart(page, 'Results');
  await expect(page.getByRole('tab', { name: 'Result', exact: true })).toBeInViewport({
    ratio: 0.9,
  });
  await page.goto('/admin');
  const name = page.getByRole('rowheader', { name: 'TypeScript' }).getByText('TypeScript');
  expect(await name.evaluate((text) => text.getClientRects().length)).toBe(1);
});

test('in forced colours the chosen tab differs from the others', async ({ page }) => {
  await standStill(page, 'learner');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/dashboard');
  const edge = (selected: boolean) =>
    page
      .getByRole('tab', { selected })
      .first()
      .evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  expect(await edge(true)).not.toBe(await edge(false));
});

test('in forced colours the chosen sample differs from the others', async ({ page }) => {
  await standStill(page, 'administrator');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/add-problem');
  const samples = page.getByRole('group', { name: 'Sample' });
  const outline = (pressed: boolean) =>
    samples
      .getByRole('button', { pressed })
      .first()
      .evaluate((button) => getComputedStyle(button).outlineStyle);
  expect(await outline(true)).toBe('solid');
  expect(await outline(false)).toBe('none');
});

test('who asks for more contrast gets it', async ({ page }) => {
  await standStill(page, 'learner');
  const muted = () =>
    page
      .getByText('Track your progress and coding journey')
      .evaluate((text) => getComputedStyle(text).color);
  await page.goto('/dashboard');
  const usual = await muted();
  await page.emulateMedia({ contrast: 'more' });
  expect(await muted()).not.toBe(usual);
});

/** Of the private ones, so many are tried before a change lands. */
const SAMPLE = 5;
const FORCED: readonly {
  pages: readonly string[];
  person: 'stranger' | 'administrator';
  tag: string[];
}[] = [
  { pages: PUBLIC, person: 'stranger', tag: ['@long'] },
  { pages: PRIVATE.slice(0, SAMPLE), person: 'administrator', tag: [] },
  { pages: PRIVATE.slice(SAMPLE), person: 'administrator', tag: ['@long'] },
];

for (const { pages, person, tag } of FORCED) {
  const title = `in forced colours there is no barrier, and no shape is missing: ${pages.join(', ')}`;
  test(title, { tag }, async ({ page }) => {
    await standStill(page, person);
    for (const path of pages) {
      await page.emulateMedia({ forcedColors: 'none' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      if (path.startsWith('/problem/')) await seeCode(page);
      await expectLoaded(page);
      const shapes = await page.evaluate(findShapes);
      await page.emulateMedia({ forcedColors: 'active' });
      await expectNoBarrier(page);
      expect(await missingShapes(page), `${path}: of ${shapes} shapes`).toEqual([]);
      expect(await page.evaluate(coveredTexts), path).toEqual([]);
    }
  });
}

/** Marks what is nothing but a background that differs from what lies behind; answers how many there are. */
function findShapes(): number {
  const backOf = (element: Element | null): string => {
    for (let box = element; box !== null; box = box.parentElement) {
      const { backgroundColor } = getComputedStyle(box);
      if (!/^rgba\(.*, 0\)$|\/ 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
    }
    return '';
  };
  const isShape = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2 || element.children.length > 0 || element.textContent !== '')
      return false;
    if (element.matches('svg, svg *, img, input, textarea, select, .monaco-editor *')) return false;
    return backOf(element) !== backOf(element.parentElement);
  };
  const shapes = [...document.body.querySelectorAll('*')].filter(isShape);
  for (const shape of shapes) shape.setAttribute('data-shape', '');
  return shapes.length;
}

/** Shapes that are now as what lies behind them. */
function missingShapes(page: Page): Promise<string[]> {
  return page.locator('[data-shape]').evaluateAll((shapes) => {
    const paint = (element: Element) => getComputedStyle(element).backgroundColor;
    const isClear = (colour: string) => /^rgba\(.*, 0\)$/.test(colour);
    const behind = (element: Element): string => {
      const parent = element.parentElement ?? document.documentElement;
      return parent !== element && isClear(paint(parent)) ? behind(parent) : paint(parent);
    };
    const isFramed = (element: Element) => getComputedStyle(element).borderTopStyle !== 'none';
    return shapes
      .filter((shape) => isClear(paint(shape)) || paint(shape) === behind(shape))
      .filter((shape) => !isFramed(shape))
      .map((shape) => `${shape.outerHTML.slice(0, 80)} in ${shape.parentElement?.className ?? ''}`);
  });
}

/** Texts in colours of their own, behind which the browser would paint that of the page. */
function coveredTexts(): string[] {
  const solid = (colour: string) => colour.replace(/^rgba\((.*), [\d.]+\)$/, 'rgb($1)');
  const page = getComputedStyle(document.body);
  const isCovered = (element: Element): boolean => {
    const { backgroundColor, color, forcedColorAdjust } = getComputedStyle(element);
    if (color === page.color || solid(backgroundColor) === page.backgroundColor) return false;
    if (/^rgba\(.*, 0\)$/.test(backgroundColor)) return false;
    return forcedColorAdjust === 'auto' && element.textContent.trim() !== '';
  };
  return [...document.body.querySelectorAll('a, button, p, span, div')]
    .filter((element) => element.closest('.monaco-editor, .monaco-aria-container') === null)
    .filter(isCovered)
    .map((element) => `${element.localName} "${element.textContent.slice(0, 30)}"`);
}
