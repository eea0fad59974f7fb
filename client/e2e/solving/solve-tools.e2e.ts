import { expect, test } from '../fixtures.ts';
import { expectNoBarrier } from '../barriers.ts';
import { seeCode, setCode, showPart } from '../code.ts';

// Real programs in real sandboxes, on whatever machine this runs.
test.setTimeout(180_000);
const RUN_MS = 60_000;

const crash = 'def half(n):\n    return n / 0\n\nprint(half(int(input())))\n';
const wrong = 'print(2 ** (int(input()) - 1))\n';

test(
  'on a phone the editor is here before the first tap on Code',
  { tag: '@phone' },
  async ({ page, signedIn, isMobile }) => {
    test.skip(!isMobile, 'elsewhere the editor is seen at once');
    expect(signedIn.name).toBeTruthy();
    const fetched = page.waitForResponse(/\/code-editor-[^/]*\.js$/);
    await page.goto('/problem/climbingstairs');
    await fetched;
    await expect(page.getByRole('tab', { name: 'Problem' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await showPart(page, 'Code');
    await expect(page.locator('[data-code-editor] .view-lines')).toBeVisible();
  },
);

for (const colorScheme of ['dark', 'light'] as const) {
  const title = `the tools around the editor work and have no barrier in the ${colorScheme} theme`;
  const tag = colorScheme === 'dark' ? [] : '@long';
  test(title, { tag }, async ({ page, signedIn }) => {
    expect(signedIn.name).toBeTruthy();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/problem/climbingstairs');
    await showPart(page, 'Code');
    await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Python' });

    // Own input, beside what the reference solution prints.
    await setCode(page, wrong);
    await showPart(page, 'Results');
    await page.getByRole('tab', { name: 'Custom Input' }).click();
    await page.getByRole('textbox', { name: 'Input 1' }).fill('7\n');
    await page.keyboard.press("Control+'");
    const bottom = page.getByRole('tabpanel', { name: 'Custom Input' });
    await expect(bottom.getByRole('group', { name: 'Your output' })).toHaveText(/64$/, {
      timeout: RUN_MS,
    });
    await expect(bottom.getByRole('group', { name: 'Reference output' })).toHaveText(/21$/);
    await page.getByRole('button', { name: 'Invisible characters' }).click();
    await expect(bottom.getByRole('group', { name: 'Your output' })).toHaveText(/64↵$/);
    await expectNoBarrier(page);

    // The samples go along, and nothing of it is stored.
    await page.getByRole('button', { name: /^Sample 1/ }).click();
    await page.getByRole('button', { name: 'Run samples' }).click();
    await expect(
      page.getByRole('list', { name: 'Inputs' }).getByText(/: (Matches|Differs)/),
    ).toHaveCount(4);
    await showPart(page, 'Problem');
    await page.getByRole('tab', { name: 'Submissions' }).click();
    await expect(page.getByText('No submissions yet')).toBeVisible();

    // A crash leads to its line.
    await setCode(page, crash);
    await page.getByRole('button', { name: 'Run Code' }).click();
    await page.getByRole('button', { name: 'line 2' }).first().click({ timeout: RUN_MS });
    await expect(page.locator('[data-code-editor] textarea')).toBeFocused();
    await expect(page.locator('.failed-line')).toHaveCount(1);
    await expectNoBarrier(page);

    // The submission beside the code of now.
    await setCode(page, wrong);
    await showPart(page, 'Problem');
    await page.getByRole('tab', { name: 'Submissions' }).click();
    await page.getByRole('table').getByRole('link', { name: 'Runtime Error' }).click();
    await page.getByRole('button', { name: 'Compare with editor' }).click();
    await expect(page.locator('.monaco-diff-editor .char-insert').first()).toBeAttached();
    await expectNoBarrier(page);
    await page.getByRole('button', { name: 'Close' }).click();

    // The reference solution, once asked for.
    await page.getByRole('tab', { name: 'Editorial' }).click();
    await page.getByRole('button', { name: 'Show the reference solution' }).click();
    await expect(page.getByRole('region', { name: 'Code of the solution' })).toContainText('def');
    await expectNoBarrier(page);

    // Settings hold, and are found again.
    await showPart(page, 'Code');
    await page.getByRole('button', { name: 'Editor settings' }).click();
    await page.getByLabel('Font size').selectOption('18 px');
    await expectNoBarrier(page);
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expectNoBarrier(page);
    await page.reload();
    await expect(await seeCode(page)).toHaveCSS('font-size', '18px');
  });
}
