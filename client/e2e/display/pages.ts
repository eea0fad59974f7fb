import type { Page } from '@playwright/test';
import { testId } from '../../src/test/problems.ts';
import { expect } from '../fixtures.ts';
import { people } from '../still-people.ts';

/** For strangers too. */
export const PUBLIC = [
  ...['/', '/login', '/register', '/forgot-password', '/reset-password', '/reset-password#token'],
  ...['/confirm-email', '/confirm-email#token', '/contest', '/contact', '/terms'],
  ...['/explore', '/explore/climbingstairs', '/rehearsal/shared#token', '/u/ada', '/nowhere'],
];

/** For who is signed in; an administrator sees all of each. */
export const PRIVATE = [
  '/',
  '/problems',
  '/problem/climbingstairs',
  '/learn',
  '/learn/fundamentals',
  '/review',
  '/rehearsal',
  `/rehearsal/${testId(701)}`,
  '/dashboard',
  '/dashboard?tab=playlists',
  '/dashboard?tab=problems',
  '/dashboard?tab=submissions',
  '/profile',
  '/admin',
  '/admin/users',
  `/admin/users/${people.ada.id}`,
  '/admin/registration',
  '/admin/messages',
  '/admin/announcements',
  '/admin/settings',
  '/admin/audit',
  '/admin/metrics',
  '/my-problems',
  '/add-problem',
];

/** Nothing in sight is on its way. What lies behind a tab is loaded once somebody gets there. */
export async function expectLoaded(page: Page): Promise<void> {
  const skeletons = page.locator('[role=status] .skeleton').filter({ visible: true });
  await expect(skeletons).toHaveCount(0);
}
