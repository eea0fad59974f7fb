import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectNoBarrier } from '../barriers.ts';
import { expectCode, setCode, showPart } from '../code.ts';

test.beforeEach(async ({ page, signedIn }) => {
  expect(signedIn.name).toBeTruthy();
  // The palette once showed no rows where less motion is asked for.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/problem/climbingstairs');
  await setCode(page, 'one\ntwo\n');
});

test('Vim keys come with a status line, and leave when they are switched off', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keys');
  await switchVimKeys(page);
  const status = page.getByRole('group', { name: 'Vim' });
  await expect(status).toContainText('--NORMAL--');
  await page.locator('.view-lines').click();
  await page.keyboard.type('ggddi');
  await expect(status).toContainText('--INSERT--');
  await page.keyboard.type('x');
  await page.keyboard.press('Escape');
  await page.keyboard.type('>>');
  await expectCode(page, ['  xtwo', '']);
  await page.keyboard.type('<<');
  await expectCode(page, ['xtwo', '']);
  await page.keyboard.type(':s/two/three');
  await expect(page.getByRole('textbox', { name: 'Vim command' })).toBeFocused();
  await expectNoBarrier(page);
  await page.keyboard.press('Enter');
  await expectCode(page, ['xthree', '']);

  // From the settings' menu, which stays as it is.
  await page.getByRole('button', { name: 'Editor settings' }).click();
  await page.getByLabel('Vim keys').press('Space');
  await expect(status).toBeHidden();
  await expect(page.getByLabel('Vim keys')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.locator('.view-line').first().click();
  await page.keyboard.press('Home');
  await page.keyboard.type('dd ');
  await expectCode(page, ['dd xthree', '']);
});

test('the find box takes the focus while it is open, and is gone when it is closed', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keys');
  await page.locator('.view-line').first().click();
  const box = page.locator('[data-code-editor] .find-widget');
  for (const turn of ['first', 'again']) {
    await page.keyboard.press('Control+F');
    await expect(box.getByRole('textbox', { name: 'Find', exact: true }), turn).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
  }
  await expectNoBarrier(page);
});

test('the code grows with the letters that a person has chosen in the browser', async ({
  page,
}) => {
  const code = page.locator('[data-code-editor] .view-lines');
  await expect(code).toHaveCSS('font-size', '14px');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect(code).toHaveCSS('font-size', '28px');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await expect(code).toHaveCSS('font-size', '14px');
});

test('F1 lists the commands, and one that is chosen is done', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keys');
  await page.locator('.view-line').first().click();
  await page.keyboard.press('F1');
  const rows = page.getByRole('listbox').getByRole('option');
  await expect(rows.nth(5)).toBeVisible();
  await page.keyboard.type('toggle line comment');
  await expect(rows.first()).toHaveText(/^Toggle Line Comment/);
  // Monaco gives its options a level, which options do not have; nothing reads it out.
  await expectNoBarrier(page, ['aria-allowed-attr']);
  await page.keyboard.press('Enter');
  await expectCode(page, ['// one', 'two', '']);
});

test(
  'words are offered while one types, and not once that is switched off',
  { tag: '@smoke' },
  async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has words of its own');
    await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Python' });
    await setCode(page, '');
    await page.locator('[data-code-editor] .view-lines').click();
    await page.keyboard.type('enum');
    const offered = page.locator('.suggest-widget.visible');
    await expect(offered.getByText('enumerate')).toBeVisible();
    await page.keyboard.press('Tab');
    await expectCode(page, ['enumerate']);

    await page.getByRole('button', { name: 'Editor settings' }).click();
    await page.getByLabel('Offer words while I type').uncheck();
    await page.keyboard.press('Escape');
    await page.locator('[data-code-editor] .view-lines').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' sort');
    await page.keyboard.press('Control+Space');
    // It answers that there is nothing: before that, nothing would be there either way.
    await expect(offered.getByText('No suggestions.')).toBeVisible();
    await expect(offered.getByText('sorted')).toHaveCount(0);
    await expectCode(page, ['enumerate sort']);
  },
);

test('types are known: the members of a value, the parameters of a call, what is wrong', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has words of its own');
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'TypeScript' });
  await setCode(page, 'const point = { across: 1, down: 2 };\n');
  await page.locator('[data-code-editor] .view-lines').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('point.');
  const offered = page.locator('.suggest-widget.visible');
  // Until the types are here there are the words without them.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+Space');
    await expect(offered.getByText('(property) across: number')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await expect(offered.getByText('push')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.type(' = Math.pow(');
  const hint = page.locator('.parameter-hints-widget.visible');
  await expect(hint).toContainText('pow(x: number, y: number): number');
  await expectNoBarrier(page);
  await page.keyboard.type('2, 3');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('; point.down = "two";');
  await expectCode(page, [
    'const point = { across: 1, down: 2 };',
    'point.across = Math.pow(2, 3); point.down = "two";',
  ]);
  const said = page.getByText("Type 'string' is not assignable to type 'number'.").first();
  // It is looked for when nothing was typed for a moment; before that, F8 may lead to what was half typed.
  await expect(async () => {
    await page.keyboard.press('F8');
    await expect(said).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  const mark = page.locator('[data-code-editor] .squiggly-error');
  await expect(mark).toHaveCount(1);

  // The compiler says the same of the same line: it is marked once.
  await page.getByRole('button', { name: 'Run Code' }).click();
  await expect(page.locator('[data-code-editor] .failed-line-words').first()).toBeVisible();
  await page.locator('[data-code-editor] .view-lines').click();
  await page.keyboard.press('F8');
  await expect(page.getByText('1 of 1 problem')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Editor settings' }).click();
  await page.getByLabel('Offer words while I type').uncheck();
  await page.keyboard.press('Escape');
  await expect(mark).toHaveCount(0);
});

test('keyword, call, type, text, number and remark have a tone each, in every language', async ({
  page,
}) => {
  const language = page.getByRole('combobox', { name: 'Language' });
  const script = 'return size(new Map(), "one", 7); // all';
  for (const [label, code] of [
    ['JavaScript', script],
    ['TypeScript', script],
    ['Python', 'return size(Map(), "one", 7) # all'],
    ['Java', script],
  ] as const) {
    await showPart(page, 'Code');
    await language.selectOption({ label });
    await setCode(page, code);
    // In one look, and again until it holds: the editor lays a line anew whenever its grammar
    // has read on, and a span it has let go has no colour.
    const colours = () =>
      page.locator('[data-code-editor] .view-line span[class^="mtk"]').evaluateAll((spans) =>
        ['return', 'size', 'Map', 'one', '7', 'all'].map((word) => {
          const span = spans.find(
            ({ textContent }) => textContent.match(/\w+/g)?.join(' ') === word,
          );
          return span ? getComputedStyle(span).color : '';
        }),
      );
    await expect(async () => {
      const seen = await colours();
      expect(new Set(seen).size, `${label}: ${seen.join(' ')}`).toBe(seen.length);
      expect(seen).not.toContain('');
    }).toPass({ timeout: 20_000 });
  }
});

test('code is formatted as far as its language allows', async ({ page }) => {
  await setCode(page, 'if(true){console.log( 1 )}');
  await page.getByRole('button', { name: 'Format code' }).click();
  await expectCode(page, ['if (true) {', '  console.log(1);', '}', '']);
  await setCode(page, 'if(');
  await page.getByRole('button', { name: 'Format code' }).click();
  await expect(page.getByText('Not formatted: line 1 cannot be read.')).toBeVisible();
  await expectCode(page, ['if(']);

  const language = page.getByRole('combobox', { name: 'Language' });
  await language.selectOption({ label: 'Java' });
  await setCode(page, 'class Main {\nint a;\n}');
  await page.getByRole('button', { name: 'Re-indent' }).click();
  await expectCode(page, ['class Main {', '    int a;', '}', '']);
  await language.selectOption({ label: 'Python' });
  await setCode(page, 'x = 1   \n\n\n');
  await page.getByRole('button', { name: 'Remove trailing spaces' }).click();
  await expectCode(page, ['x = 1', '']);
});

test('formatting says so when there is nothing to change', async ({ page }) => {
  const language = page.getByRole('combobox', { name: 'Language' });
  for (const { label, button, code, said } of [
    { label: 'JavaScript', button: 'Format code', code: 'a();\n', said: 'is formatted' },
    {
      label: 'Java',
      button: 'Re-indent',
      code: 'class Main {}\n',
      said: 'indented by its brackets',
    },
    {
      label: 'Python',
      button: 'Remove trailing spaces',
      code: 'x = 1\n',
      said: 'no line ends in blanks',
    },
  ]) {
    await language.selectOption({ label });
    await setCode(page, code);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(`Nothing to change: `).and(page.getByText(said))).toBeVisible();
    await expectCode(page, code.split('\n'));
  }
});

test(
  'on a phone a row has the symbols that its keyboard hides',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'other keyboards have them all');
    await setCode(page, 'two');
    const row = page.getByRole('toolbar', { name: 'Symbols' });
    await expect(row).toBeHidden();
    const code = page.locator('[data-code-editor] .view-line');
    await code.first().tap();
    await page.keyboard.press('End');
    const press = (name: string) => row.getByRole('button', { name, exact: true }).tap();
    await press('Tab');
    await press('Left brace');
    await press('Colon');
    await press('Double quote');
    await expect(code).toHaveText(['two {:"']);
    await press('Undo');
    await expect(code).toHaveText(['two {:']);
    await press('Redo');
    await expect(code).toHaveText(['two {:"']);
    await expect(page.getByRole('textbox', { name: 'JavaScript code' })).toBeFocused();
    const key = await row.getByRole('button', { name: 'Tab' }).boundingBox();
    expect(Math.min(key?.width ?? 0, key?.height ?? 0)).toBeGreaterThanOrEqual(40);
    await expectNoBarrier(page);
    await page.getByRole('combobox', { name: 'Language' }).focus();
    await expect(row).toBeHidden();
  },
);

async function switchVimKeys(page: Page) {
  await page.getByRole('button', { name: 'Editor settings' }).click();
  await page.getByLabel('Vim keys').click();
  await page.keyboard.press('Escape');
}
