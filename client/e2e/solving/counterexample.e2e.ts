import { expect, test } from '../fixtures.ts';
import { expectNoBarrier } from '../barriers.ts';
import { showPart } from '../code.ts';
import { runPython } from './run-python.ts';

// Real programs in real sandboxes, on whatever machine this runs.
test.setTimeout(180_000);
const RUN_MS = 60_000;

/** Climbing Stairs, right on everything that is shown: of its tests only hidden ones lie from 12 to 39. */
const wrongInside = `n = int(input())
a = b = 1
for _ in range(2, n + 1):
    a, b = b, a + b
print(0 if 11 < n < 40 else b)
`;

test(
  'who fails a hidden test alone is shown a small input, and runs the program on it',
  { tag: '@smoke' },
  async ({ page, signedIn }) => {
    expect(signedIn.name).toBeTruthy();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const result = await runPython(page, 'climbingstairs', wrongInside);
    await expect(result.getByRole('heading', { level: 2 })).toHaveText('Wrong Answer', {
      timeout: RUN_MS,
    });
    await expect(result.getByText('This test is hidden')).toBeVisible();

    const find = result.getByRole('button', { name: 'Find the smallest failing input' });
    await expectNoBarrier(page);
    await find.click();
    const smallest = result.getByRole('group', { name: 'Smallest failing input' });
    await expect(smallest.getByRole('group', { name: 'Input' })).toHaveText(/12$/, {
      timeout: RUN_MS,
    });
    await expect(smallest.getByRole('group', { name: 'Expected' })).toHaveText(/233$/);
    await expect(smallest.getByRole('group', { name: 'Your output' })).toHaveText(/0$/);
    await expect(result.getByText(/^Found among .* and no smaller one fails\.$/)).toBeVisible();
    await expect(find).toBeHidden();
    await expectNoBarrier(page);

    await smallest.getByRole('button', { name: 'Use as custom input' }).click();
    const custom = page.getByRole('tabpanel', { name: 'Custom Input' });
    await expect(custom.getByRole('textbox')).toHaveValue('12\n');
    await custom.getByRole('button', { name: 'Run custom input' }).click();
    await expect(custom.getByRole('group', { name: 'Reference output' })).toHaveText(/233$/, {
      timeout: RUN_MS,
    });
    await expect(custom.getByRole('group', { name: 'Your output' })).toHaveText(/0$/);

    // It stays with the submission.
    await showPart(page, 'Problem');
    await page.getByRole('tab', { name: 'Submissions' }).click();
    await page.getByRole('table').getByRole('link', { name: 'Wrong Answer' }).click();
    await expect(page).toHaveURL(/\/submissions\/[\w-]{36}$/);
    await page.reload();
    const told = page.getByRole('tabpanel', { name: 'Submissions' });
    await expect(
      told
        .getByRole('group', { name: 'Smallest failing input' })
        .getByRole('group', { name: 'Input' }),
    ).toHaveText(/12$/);
  },
);
