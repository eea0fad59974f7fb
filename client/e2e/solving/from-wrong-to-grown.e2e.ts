import { expect, test } from '../fixtures.ts';
import { expectNoBarrierInThemes } from '../barriers.ts';
import { setCode } from '../code.ts';
import { runPython } from './run-python.ts';

// Real programs in real sandboxes, on whatever machine this runs.
test.setTimeout(240_000);
const RUN_MS = 60_000;

/** Climbing Stairs, right on everything that is shown: of its tests only hidden ones lie from 12 to 39. */
const wrongInside = `n = int(input())
a = b = 1
for _ in range(2, n + 1):
    a, b = b, a + b
if 11 < n < 40:
    b += 1
print(b)
`;

const right = wrongInside.replace('if 11 < n < 40:\n    b += 1\n', '');

test(
  'a hidden failure leads to a small input, its steps, the mend, and how the program grows',
  { tag: '@long' },
  async ({ page, signedIn }) => {
    expect(signedIn.name).toBeTruthy();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const result = await runPython(page, 'climbingstairs', wrongInside);
    const verdict = result.getByRole('heading', { level: 2 });
    await expect(verdict).toHaveText('Wrong Answer', { timeout: RUN_MS });
    await expect(result.getByText('This test is hidden')).toBeVisible();

    await result.getByRole('button', { name: 'Find the smallest failing input' }).click();
    const smallest = result.getByRole('group', { name: 'Smallest failing input' });
    await expect(smallest.getByRole('group', { name: 'Input' })).toHaveText(/12$/, {
      timeout: RUN_MS,
    });

    await smallest.getByRole('button', { name: 'Step through it' }).click();
    const dialog = page.getByRole('dialog', { name: 'Step through it' });
    const slider = dialog.getByRole('slider', { name: 'Step' });
    await expect(slider).toHaveAttribute('aria-valuetext', /^Step 2 of/, { timeout: RUN_MS });
    await dialog.getByRole('button', { name: 'First difference' }).click();
    await expect(dialog.locator('[aria-current="step"]')).toContainText('print(b)');
    await dialog.getByRole('button', { name: 'Step back' }).click();
    await expect(dialog.locator('[aria-current="step"]')).toContainText('b += 1');
    await expectNoBarrierInThemes(page);
    await page.keyboard.press('Escape');

    await setCode(page, right);
    await page.getByRole('button', { name: 'Run Code' }).click();
    await expect(verdict).toHaveText('Accepted', { timeout: RUN_MS });
    await result.getByRole('button', { name: 'See how it grows' }).press('Enter');
    const told = result.getByRole('region', { name: 'How it grows: n' });
    await expect(told).toBeFocused({ timeout: RUN_MS });
    await expectNoBarrierInThemes(page);
  },
);
