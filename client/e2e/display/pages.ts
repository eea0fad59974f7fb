import { people } from '../still-world.ts';

/** For strangers too. */
export const PUBLIC = [
  ...['/', '/login', '/register', '/forgot-password', '/reset-password', '/reset-password#token'],
  ...['/contest', '/contact', '/nowhere'],
];

/** For who is signed in; an administrator sees all of each. */
export const PRIVATE = [
  '/',
  '/problems',
  '/problem/climbingstairs',
  '/learn',
  '/review',
  '/dashboard',
  '/dashboard?tab=playlists',
  '/dashboard?tab=problems',
  '/dashboard?tab=submissions',
  '/profile',
  '/admin',
  '/admin/users',
  `/admin/users/${people.ada.id}`,
  '/admin/registration',
  '/add-problem',
];
