import type { Page } from '@playwright/test';
import { buildSubmission } from '../../src/test/submissions.ts';
import { testId } from '../../src/test/problems.ts';
import { expectCode, setCode } from '../code.ts';
import { expect, test } from '../fixtures.ts';
import { standStill } from '../still-world.ts';

test.skip(({ isMobile }) => isMobile, 'one screen is enough');

/** Until then a person is told, and has a way on. */
const BOUND_MS = 45_000;
const running = buildSubmission({
  ...{ id: testId(602), problemId: testId(100), status: 'Processing', testCases: [] },
});

test('a run whose stream falls silent in the middle says so, is asked for again, and can be stopped', async ({
  page,
}) => {
  await standStill(page, 'learner');
  const answer = (path: string, data: unknown) =>
    page.route(`**/api/v1/${path}`, (route) => route.fulfill({ json: { message: 'ok', data } }));
  await answer('submission/get-submission/**', [running]);
  await answer(`execution-code/${running.id}`, null);
  await page.addInitScript(fallSilent, running.id);
  await page.goto('/problem/climbingstairs');
  await setCode(page, '// typed\n');
  await page.getByRole('button', { name: 'Run Code' }).click();
  await expect(page.getByText('0 of 11 tests finished')).toBeVisible();
  expect(await timesAsked(page)).toBe('1');

  await page.clock.fastForward(BOUND_MS);
  await expect(page.getByText('No news for a while. Stop ends the wait.')).toBeVisible();
  await expect.poll(() => timesAsked(page)).toBe('2');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped: it is not judged.')).toBeVisible();
  await expect(page.getByText('No news for a while')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Run Code' })).toBeEnabled();
  await expectCode(page, ['// typed', '']);
});

const timesAsked = (page: Page) => page.locator('html').getAttribute('data-asked');

/** Runs in the page. The connection of a run stands, and after its first words nothing ever comes. */
function fallSilent(submissionId: string): void {
  const real = window.fetch.bind(window);
  let asked = 0;
  const words = [
    `event: queued\ndata: ${JSON.stringify({ submissionId })}\n\n`,
    `event: running\ndata: ${JSON.stringify({ submissionId, totalCount: 11 })}\n\n`,
  ];
  window.fetch = (input, init) => {
    const { pathname } = new URL(new Request(input).url);
    if (!pathname.endsWith('/execution-code')) return real(input, init);
    asked += 1;
    document.documentElement.setAttribute('data-asked', String(asked));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const word of words) controller.enqueue(new TextEncoder().encode(word));
        init?.signal?.addEventListener('abort', () =>
          controller.error(new DOMException('', 'AbortError')),
        );
      },
    });
    const headers = { 'Content-Type': 'text/event-stream' };
    return Promise.resolve(new Response(body, { headers }));
  };
}
