import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { people } from '../still-world.ts';

export type ReadingPage = {
  readonly path: string;
  readonly as: 'learner' | 'administrator';
  /** Reads that are the page's own; others of its reads have a page of theirs here. */
  readonly own: RegExp;
  /** Reads without which nothing is missing. */
  readonly spare?: RegExp;
  /** Strangers have it, too: this is its heading for them. */
  readonly ofStrangers?: RegExp;
};

/**
 * Of a problem: a run in a missing language is refused with the reason, the last result is in the list as
 * well, without its path a problem is one as any other, and where a draft is says its word of state.
 */
const SPARE =
  /\/(execution-code\/languages|submission\/get-submission\/.*|learning-paths|draft\/.*)$/;

export const READING_PAGES: readonly ReadingPage[] = [
  { path: '/', as: 'learner', own: /./, ofStrangers: /Master/ },
  // Whoever is signed in is sent home.
  { path: '/login', as: 'learner', own: /\/get-profile$/, ofStrangers: /Welcome Back/ },
  // The list is whole without its column of paths and the marks of notes.
  { path: '/problems', as: 'learner', own: /./, spare: /\/(learning-paths|note)$/ },
  { path: '/problem/climbingstairs', as: 'learner', own: /./, spare: SPARE },
  { path: '/learn', as: 'learner', own: /./ },
  { path: '/review', as: 'learner', own: /./ },
  // What is due today has a page of its own.
  { path: '/dashboard', as: 'learner', own: /(?<!\/(playlist|review))$/ },
  { path: '/dashboard?tab=playlists', as: 'learner', own: /\/playlist$/ },
  { path: '/profile', as: 'learner', own: /./ },
  { path: '/admin', as: 'administrator', own: /./ },
  { path: '/admin/users', as: 'administrator', own: /./ },
  { path: `/admin/users/${people.ada.id}`, as: 'administrator', own: /./ },
  { path: '/admin/registration', as: 'administrator', own: /./ },
];

const isRead = (url: string, method: string) =>
  method === 'GET' && /^\/(api\/|readyz)/.test(new URL(url).pathname);

/** Goes to the page and answers with the paths of all that it reads. */
export async function readsOf(page: Page, path: string): Promise<string[]> {
  const reads = new Set<string>();
  const note = (request: { url: () => string; method: () => string }) => {
    if (isRead(request.url(), request.method())) reads.add(new URL(request.url()).pathname);
  };
  page.on('request', note);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return [...reads].sort();
}
