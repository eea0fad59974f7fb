// Without anything of the browser's: a test of the routes looks whether each page is among them.
import { testId } from '../../src/test/problems.ts';
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
  `/problem/climbingstairs/submissions/${testId(600)}`,
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

/** The same pages with other texts, and the one of components, which is served in development alone. */
export const NOT_SHOWN = ['/privacy', '/imprint', '/dev/ui'];
