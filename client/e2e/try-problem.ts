import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Sends a Python program for a problem over HTTP, and waits for its verdict. */
export async function tryProblem(page: Page, slug: string, source: string): Promise<string> {
  const found = await page.request.get(`/api/v1/problems/get-problem/${slug}`);
  const { data: problem } = (await found.json()) as { data: { id: string } };
  const answer = await page.request.post('/api/v1/execution-code', {
    data: { source_code: { PYTHON: source }, language_id: 71, problemId: problem.id },
    timeout: 60_000,
  });
  expect(answer.ok()).toBe(true);
  return problem.id;
}
