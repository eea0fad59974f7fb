import { expect, test } from '../fixtures.ts';
import { expectNoBarrier } from '../barriers.ts';
import { setCode, showPart } from '../code.ts';
import { runPython } from './run-python.ts';

// Real programs in real sandboxes, on whatever machine this runs.
test.setTimeout(180_000);
const RUN_MS = 60_000;

/** Climbing Stairs, with the first two numbers swapped from the third stair on. */
const wrong = `n = int(input())
ways = [1, 1]
for i in range(2, n + 1):
    ways.append(ways[i - 1] + ways[i - 2])
print(ways[n] if n < 3 else ways[n] + 1)
`;

const right = `const n = Number(require('fs').readFileSync(0, 'utf8'));
const ways = [1, 1];
for (let i = 2; i <= n; i++) ways.push(ways[i - 1] + ways[i - 2]);
console.log(ways[n]);
`;

test(
  'who gets a wrong answer steps through the run to where the output goes wrong',
  { tag: ['@smoke', '@phone'] },
  async ({ page, signedIn }) => {
    expect(signedIn.name).toBeTruthy();
    const result = await runPython(page, 'climbingstairs', wrong);
    await expect(result.getByRole('heading', { level: 2 })).toHaveText('Wrong Answer', {
      timeout: RUN_MS,
    });
    await result.getByRole('button', { name: 'Step through it' }).click();
    const dialog = page.getByRole('dialog', { name: 'Step through it' });
    const slider = dialog.getByRole('slider', { name: 'Step' });
    await expect(slider).toHaveAttribute('aria-valuetext', /^Step 2 of/, { timeout: RUN_MS });
    await expectNoBarrier(page);

    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', /^Step 3 of .* ways = \[1, 1\]$/);
    await expect(dialog.getByRole('row', { name: 'changed: ways [1, 1]' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Next turn' }).click();
    await expect(dialog.getByText(/^Turn 2 of \d+, loop in line 3$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'First difference' }).click();
    await expect(slider).toHaveAttribute('aria-valuetext', /line 5/);
    await expect(dialog.locator('[aria-current="step"]')).toContainText('print(ways[n]');
    await page.keyboard.press('End');
    await expect(dialog.getByText('The program ended.')).toBeVisible();
    await expectNoBarrier(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(result.getByRole('button', { name: 'Step through it' })).toBeFocused();

    // Another language on an input of one's own; one that is not recorded not at all.
    await showPart(page, 'Code');
    await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'JavaScript' });
    await setCode(page, right);
    await showPart(page, 'Results');
    await page.getByRole('tab', { name: 'Custom Input' }).click();
    const custom = page.getByRole('tabpanel', { name: 'Custom Input' });
    await custom.getByRole('button', { name: 'Step through it' }).click();
    // Its first line is the starter's: the first step is the one after.
    await expect(slider).toHaveAttribute('aria-valuetext', /^Step 1 of .*, line 2: n = \d+$/, {
      timeout: RUN_MS,
    });
    await slider.focus();
    await page.keyboard.press('End');
    await expect(dialog.getByRole('row', { name: /ways \[1, 1, / })).toBeVisible();
    await expect(dialog.getByText('The program ended.')).toBeVisible();
    await page.keyboard.press('Escape');
    await showPart(page, 'Code');
    await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Java' });
    await showPart(page, 'Results');
    await expect(custom.getByRole('button', { name: 'Step through it' })).toBeVisible();
  },
);
