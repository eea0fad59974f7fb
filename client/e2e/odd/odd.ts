import type { Page, Request, Route } from '@playwright/test';
import { expect } from '../fixtures.ts';

export type Answer = Parameters<Route['fulfill']>[0];

const html = '<html><h1>Sign in to this network</h1></html>';

/** In the form in which the API refuses. */
export const refusal = (status: number, code: string, headers: Record<string, string> = {}) => ({
  status,
  headers,
  json: { message: `Refused with ${code}`, code, errors: [], requestId: 'request-1' },
});

/** What nobody expects of the API. Null: the connection breaks. */
export const ODD: readonly (readonly [name: string, answer: Answer | null])[] = [
  ['500', refusal(500, 'INTERNAL')],
  ['a page with 200', { contentType: 'text/html', body: html }],
  ['429', refusal(429, 'RATE_LIMITED', { 'Retry-After': '3' })],
  ['JSON that was cut off', { contentType: 'application/json', body: '{"message":"ok","da' }],
  ['503 for a moment', refusal(503, 'OVERLOADED', { 'Retry-After': '1' })],
  ['204', { status: 204 }],
  ['403', refusal(403, 'FORBIDDEN')],
  ['a page with 502', { status: 502, contentType: 'text/html', body: html }],
  ['413', refusal(413, 'PAYLOAD_TOO_LARGE')],
  ['a broken connection', null],
  ['a status and a word of tomorrow', refusal(418, 'TEAPOT')],
  ['a page with 520', { status: 520, contentType: 'text/html', body: html }],
  ['503', refusal(503, 'DATABASE_UNAVAILABLE')],
];

export const SESSION_ENDED = refusal(401, 'UNAUTHENTICATED');

/** After so long, at the latest, a person is told that nobody answers. */
export const BOUND_MS = 45_000;

/** Longer than the client bears silence, whatever it waits for. */
const TOO_LONG_MS = 40_000;

export function give(route: Route, answer: Answer | null): Promise<void> {
  return answer ? route.fulfill(answer) : route.abort('connectionreset');
}

/**
 * Follows the scripts that the page fetches; answers with a wait until they are here. They have a deadline as
 * well, which is not what a jump of the clock is to try.
 */
export function watchScripts(page: Page): () => Promise<void> {
  const onTheWay = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().includes('/assets/')) onTheWay.add(request);
  });
  page.on('requestfinished', (request) => onTheWay.delete(request));
  page.on('requestfailed', (request) => onTheWay.delete(request));
  return async () => {
    let quiet = 0;
    const look = () => (quiet = onTheWay.size === 0 ? quiet + 1 : 0);
    // For a moment, since one asks for the next.
    await expect.poll(look, { intervals: [100] }).toBeGreaterThanOrEqual(3);
  };
}

/** The clock of the page goes on by more than a silent server is waited for. */
export async function waitInVain(page: Page): Promise<void> {
  await page.clock.fastForward(TOO_LONG_MS);
}

/** Whatever stands in for what is on its way. */
export const SKELETON = '.skeleton, [style*="--before"]';

/** Nothing is waited for any more. */
export async function expectNoSkeleton(page: Page): Promise<void> {
  await expect(page.locator(SKELETON)).toHaveCount(0);
}

/** Whatever says to the person that it went wrong. */
export function told(page: Page) {
  const isAway = page.getByText('Backend is unreachable');
  return page
    .getByRole('alert')
    .or(page.locator('.toast-card'))
    .or(isAway)
    .filter({ hasText: /\w{3}/ })
    .first();
}

/** Counts how often the page goes somewhere, until it is asked. */
export function countNavigations(page: Page): () => number {
  let navigations = 0;
  const note = () => (navigations += 1);
  page.on('framenavigated', note);
  return () => {
    page.off('framenavigated', note);
    return navigations;
  };
}
