import type { Page } from '@playwright/test';
import { buildSubmission, buildSubmissionTest } from '../../src/test/submissions.ts';
import { testId } from '../../src/test/problems.ts';
import { expectNoBarrier } from '../barriers.ts';
import { setCode } from '../code.ts';
import { expect, test } from '../fixtures.ts';
import { standStill } from '../still-world.ts';

test.skip(({ isMobile }) => isMobile, 'a phone shows the results alone');

const TESTS = 17;
const passing = Array.from({ length: TESTS - 1 }, (_, index) =>
  buildSubmissionTest({ index: index + 1 }),
);
const failing = { index: TESTS, passed: false, stdin: '4 1\n3 1 2 2\n', expected: '2\n' } as const;

/** Another answer to every run than that of the still world. */
async function answerRuns(page: Page, changes: Parameters<typeof buildSubmission>[0]) {
  const submission = buildSubmission({ problemId: testId(100), totalCount: TESTS, ...changes });
  const event = JSON.stringify({ message: 'ok', data: submission });
  await page.route('**/api/v1/execution-code', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `event: done\ndata: ${event}\n\n`,
    }),
  );
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await standStill(page, 'learner');
});

test(
  'a wrong answer is seen whole, whatever the number of tests, on a small screen',
  { tag: '@smoke' },
  async ({ page }) => {
    const wrong = buildSubmissionTest({ ...failing, status: 'Wrong Answer', stdout: '3\n' });
    await answerRuns(page, { status: 'Wrong Answer', testCases: [...passing, wrong] });
    await page.goto('/problem/climbingstairs');
    const height = page.getByRole('separator', { name: 'Height of the editor' });
    await expect(height).toHaveAttribute('aria-valuenow', '70');
    await page.getByRole('button', { name: 'Run Code' }).click();
    const result = page.getByRole('tabpanel', { name: 'Result' });
    await expect(result.getByRole('heading', { name: 'Wrong Answer' })).toBeInViewport({
      ratio: 1,
    });
    for (const name of ['Input', 'Expected', 'Your output']) {
      await expect(result.getByRole('group', { name })).toBeInViewport({ ratio: 1 });
    }

    // The figures stand beside the verdict, in one line.
    const [verdict, last] = await Promise.all([
      result.getByRole('heading', { name: 'Wrong Answer' }).boundingBox(),
      result.getByText('Average memory').boundingBox(),
    ]);
    expect(last?.y).toBeLessThan((verdict?.y ?? 0) + (verdict?.height ?? 0));

    // Heights that a person has chosen stay.
    await height.press('End');
    await page.getByRole('button', { name: 'Run Code' }).click();
    await expect(result.getByRole('heading', { name: 'Wrong Answer' })).toBeVisible();
    await expect(height).toHaveAttribute('aria-valuenow', '80');
  },
);

test('all tabs of the statement have room, whichever is chosen', async ({ page }) => {
  await page.goto('/problem/climbingstairs');
  const tabs = page.getByRole('tablist', { name: 'Problem' });
  await tabs.getByRole('tab', { name: 'Hints' }).click();
  for (const name of ['Description', 'Submissions', 'Editorial', 'Hints', 'Notes']) {
    // The list cuts off the pixel with which a tab lies on its line.
    await expect(tabs.getByRole('tab', { name })).toBeInViewport({ ratio: 0.95 });
  }
  expect(await tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('both panes may show one submission', async ({ page }) => {
  const wrong = buildSubmissionTest({ ...failing, status: 'Wrong Answer', stdout: '3\n' });
  const changes = { status: 'Wrong Answer' as const, testCases: [...passing, wrong] };
  const data = [buildSubmission({ problemId: testId(100), totalCount: TESTS, ...changes })];
  await page.route('**/api/v1/submission/get-submission/**', (route) =>
    route.fulfill({ json: { message: 'ok', data, nextCursor: null } }),
  );
  await page.goto(`/problem/climbingstairs/submissions/${testId(600)}`);
  for (const name of ['Submissions', 'Result']) {
    const pane = page.getByRole('tabpanel', { name });
    await expect(pane.getByRole('group', { name: 'Your output' })).toBeVisible();
  }
  await expectNoBarrier(page);
});

test('a crash is seen whole, and said at its line', async ({ page }) => {
  const stderr = [
    '/w/main.js:2',
    'boom();',
    '^',
    '',
    'ReferenceError: boom is not defined',
    '    at Object.<anonymous> (/w/main.js:2:1)',
    ...Array.from({ length: 7 }, () => '    at Module._compile (node:internal/modules:1:1)'),
    '',
    'Node.js v22.0.0',
  ].join('\n');
  const crash = { status: 'Runtime Error', stdout: '', stderr } as const;
  await answerRuns(page, {
    status: 'Runtime Error',
    testCases: [...passing, buildSubmissionTest({ ...failing, ...crash })],
  });
  await page.goto('/problem/climbingstairs');
  await setCode(page, '// one\nboom();\n');
  await page.getByRole('button', { name: 'Run Code' }).click();
  const result = page.getByRole('tabpanel', { name: 'Result' });
  await expect(result.getByText('ReferenceError: boom is not defined')).toBeInViewport();
  await expect(result.getByRole('button', { name: '7 internal frames' })).toBeVisible();
  for (const name of ['Input', 'Expected']) {
    await expect(result.getByRole('group', { name })).toBeInViewport({ ratio: 1 });
  }
  const editor = page.locator('[data-code-editor]');
  await expect(editor.locator('.squiggly-error')).toBeVisible();
  await expect(editor.locator('.failed-line-words')).toHaveText(
    /ReferenceError:\sboom\sis\snot\sdefined/,
  );
  // What is changed is no longer what went wrong.
  await setCode(page, '// mended\n');
  await expect(editor.locator('.failed-line-words')).toHaveCount(0);
  await expect(editor.locator('.squiggly-error')).toHaveCount(0);
});
