import { expect, test } from '../fixtures.ts';
import { expectNoBarrier } from '../barriers.ts';
import { showPart } from '../code.ts';
import { runPython } from './run-python.ts';

// Real programs in real sandboxes, on whatever machine this runs.
test.setTimeout(180_000);
const RUN_MS = 60_000;

/** Any Duplicate by sorting: right, and slower by a logarithm than the reference solution. */
const bySorting = `import sys


def any_duplicate(nums):
    nums = sorted(nums)
    return any(a == b for a, b in zip(nums, nums[1:]))


sys.stdin.readline()
print(str(any_duplicate(list(map(int, sys.stdin.readline().split())))).lower())
`;

test('who solved a problem sees how the program grows beside the reference solution', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.name).toBeTruthy();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const result = await runPython(page, 'anyduplicate', bySorting);
  await expect(result.getByRole('heading', { level: 2 })).toHaveText('Accepted', {
    timeout: RUN_MS,
  });
  const ask = result.getByRole('button', { name: 'See how it grows' });
  await expect(ask).toBeInViewport({ ratio: 1 });
  await expectNoBarrier(page);
  await ask.press('Enter');
  const told = result.getByRole('region', { name: 'How it grows: n log n' });
  await expect(told).toBeFocused({ timeout: RUN_MS });
  await expect(told.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(told).toContainText(
    /With 200,000 numbers, .* it takes about [\d.]+ million steps, the reference solution about [\d,.]+ (million )?steps \(n\)\./,
  );
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await expectNoBarrier(page);
  }
  await told.getByText('Counted steps').click();
  await expect(told.getByRole('row')).toHaveCount(9);

  // The submission's own page tells it too, without being asked.
  await showPart(page, 'Problem');
  await page.getByRole('tab', { name: 'Submissions' }).click();
  await page.getByRole('table').getByRole('link', { name: 'Accepted' }).click();
  await page.reload();
  const kept = page.getByRole('tabpanel', { name: 'Submissions' });
  await expect(kept.getByRole('region', { name: 'How it grows: n log n' })).toBeVisible();
});
