import { expectNoBarrierInThemes } from '../barriers.ts';
import { seeCode, setCode, showPart } from '../code.ts';
import { expect, test } from '../fixtures.ts';
import { correct } from '../programs.ts';

// Real programs in real sandboxes, on whatever machine this runs.
test.setTimeout(180_000);
const RUN_MS = 60_000;

const python = correct.find(({ language }) => language === 'Python')?.source ?? '';

test(
  'a solved problem comes back: graded from what was seen, set by the person, begun afresh',
  { tag: '@smoke' },
  async ({ page, signedIn }) => {
    expect(signedIn.name).toBeTruthy();
    await page.goto('/review');
    await expect(page.getByText('Nothing to review yet')).toBeVisible();

    await page.goto('/problem/climbingstairs');
    await page.getByRole('tab', { name: 'Hints' }).click();
    const seen = page.waitForResponse(/\/review\/[^/]+\/seen$/);
    await page.getByRole('button', { name: 'Show a hint' }).click();
    await seen;
    await page.reload();
    await page.getByRole('tab', { name: 'Hints' }).click();
    await expect(page.getByText('Hint 1', { exact: true })).toBeVisible();

    await showPart(page, 'Code');
    await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Python' });
    await setCode(page, python);
    await page.keyboard.press('Control+Enter');
    await showPart(page, 'Results');
    const next = page.getByRole('region', { name: 'What next' });
    await expect(next.getByText(/\(Hard\)/)).toBeVisible({ timeout: RUN_MS });
    await next.getByRole('button', { name: 'Good' }).click();
    await expect(next.getByText(/in \d+ days \(Good\)/)).toBeVisible();
    await expectNoBarrierInThemes(page);

    await next.getByRole('link', { name: 'Review' }).click();
    await expect(page.getByText('Nothing is due today')).toBeVisible();
    await expect(page.getByText('1 problem', { exact: true })).toBeVisible();
    await page.getByLabel('Problems a day').fill('5');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Settings saved')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Problems a day')).toHaveValue('5');
    await page.getByRole('button', { name: 'Make an address' }).click();
    const calendar = await page.getByLabel('Address of your calendar').inputValue();
    const feed = await page.request.get(calendar);
    expect(await feed.text()).toMatch(/SUMMARY:.*: solve 1 problem again\r\n/);
    await expectNoBarrierInThemes(page);

    // As the link of the list does: from the starter, with the way back.
    await page.goto('/problem/climbingstairs?review=1');
    await showPart(page, 'Code');
    const code = await seeCode(page);
    await expect(code).toContainText('Write');
    await expect(page).toHaveURL(/\/problem\/climbingstairs$/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(code).not.toContainText('Write');

    await showPart(page, 'Problem');
    await page.getByRole('tab', { name: 'Submissions' }).click();
    await page.getByRole('button', { name: 'Forget my reviews of this problem' }).click();
    await expectNoBarrierInThemes(page);
    await page.getByRole('button', { name: 'Forget them' }).click();
    await expect(page.getByText('Its reviews are forgotten')).toBeVisible();
    await page.goto('/review');
    await expect(page.getByText('Nothing to review yet')).toBeVisible();
  },
);
