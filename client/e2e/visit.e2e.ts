import { expectNoBarrier } from './barriers.ts';
import { expectCode, seeCode, setCode, showPart } from './code.ts';
import { expect, register, test } from './fixtures.ts';

// Programs in real sandboxes, on whatever machine this runs.
test.setTimeout(180_000);
const RUN_MS = 60_000;

const WRONG = 'n = int(input())\nprint(n)\n';

test(
  'a visitor tries a problem, signs up, and finds what was typed',
  { tag: ['@smoke', '@phone'] },
  async ({ page, person }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('link', { name: 'Try a problem without an account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Try a problem' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6);
    await expectNoBarrier(page);

    // Any published problem has a page for visitors.
    await page.goto('/explore/climbingstairs');
    await expect(page.getByRole('heading', { level: 1, name: 'Climbing Stairs' })).toBeVisible();
    await showPart(page, 'Code');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Python');
    await setCode(page, WRONG);
    await page.getByRole('button', { name: 'Run samples' }).click();
    const sample = page.getByRole('region', { name: 'Sample 1' });
    await expect(sample.getByRole('group', { name: 'Your output' })).toBeVisible({
      timeout: RUN_MS,
    });
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoBarrier(page);
    }

    await page.getByRole('link', { name: 'Sign up' }).click();
    const entered = page.waitForEvent('load');
    await register(page, person);
    await entered;
    await expect(page).toHaveURL('/problem/climbingstairs');
    await seeCode(page);
    await expect(page.getByRole('combobox', { name: 'Language' })).not.toHaveValue('PYTHON');
    await expectNoBarrier(page);
    await page.getByRole('button', { name: 'Use it' }).click();
    await expectCode(page, [...WRONG.trimEnd().split('\n'), '']);
    await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('PYTHON');
    // From here on the address for visitors leads there.
    await page.goto('/explore/climbingstairs');
    await expect(page).toHaveURL('/problem/climbingstairs');
  },
);

test('whoever signs in next is asked before they get what a visitor typed', async ({
  page,
  person,
}) => {
  await page.goto('/explore/climbingstairs');
  await setCode(page, '// of somebody else\n');
  await expectCode(page, ['// of somebody else', '']);
  const answer = await page.request.post('/api/v1/auth/register', { data: person });
  expect(answer.status()).toBe(201);
  await page.goto('/problem/climbingstairs');
  await expect(await seeCode(page)).toContainText('Write your code here');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await page.reload();
  await expect(await seeCode(page)).toContainText('Write your code here');
  await expect(page.getByRole('button', { name: 'Use it' })).toBeHidden();
});

test('whoever wanted a problem may read it first', async ({ page }) => {
  await page.goto('/problem/climbingstairs');
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Read the problem without an account' }).click();
  await expect(page).toHaveURL('/explore/climbingstairs');
  await page.getByRole('link', { name: 'Sign in to run your code' }).first().click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});
