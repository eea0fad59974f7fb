import type { RouteObject } from 'react-router-dom';
import { paths, patterns } from '../lib/paths.ts';
import { RequireGuest, RequireUser } from './guards.tsx';
import { workbench } from './route-handle.ts';
import { FirstLoad } from './first-load.tsx';
import { RouteError } from './route-error.tsx';
import { Shell } from './shell.tsx';

const notFound = () => import('./routes/not-found.tsx');

// Not in production: the condition is false there, so the import is not built.
const development: RouteObject[] = import.meta.env.DEV
  ? [{ path: '/dev/ui', lazy: () => import('./routes/dev-ui.tsx') }]
  : [];

const pages: RouteObject[] = [
  ...development,
  { index: true, lazy: () => import('./routes/home.tsx') },
  { path: paths.contest, lazy: () => import('./routes/contest.tsx') },
  { path: paths.contact, lazy: () => import('./routes/contact.tsx') },
  // Also for who is signed in: the link may be for another account.
  { path: paths.resetPassword, lazy: () => import('./routes/reset-password.tsx') },
  {
    Component: RequireGuest,
    children: [
      { path: paths.login, lazy: () => import('./routes/login.tsx') },
      { path: paths.register, lazy: () => import('./routes/register.tsx') },
      { path: paths.forgotPassword, lazy: () => import('./routes/forgot-password.tsx') },
    ],
  },
  {
    Component: RequireUser,
    children: [
      { path: paths.problems, lazy: () => import('./routes/problems.tsx') },
      {
        path: patterns.problem,
        handle: workbench,
        lazy: () => import('./routes/problem.tsx'),
        // Both are the page of the problem, which stays as it is when one leads to the other.
        children: [
          { index: true, element: null },
          { path: patterns.submission, element: null },
        ],
      },
      { path: paths.addProblem, lazy: () => import('./routes/add-problem.tsx') },
      { path: paths.learn, lazy: () => import('./routes/learn.tsx') },
      { path: paths.review, lazy: () => import('./routes/review.tsx') },
      { path: paths.dashboard, lazy: () => import('./routes/dashboard.tsx') },
      { path: paths.admin, lazy: () => import('./routes/admin.tsx') },
      { path: paths.users, lazy: () => import('./routes/admin-users.tsx') },
      { path: paths.registration, lazy: () => import('./routes/admin-registration.tsx') },
      { path: patterns.user, lazy: () => import('./routes/admin-user.tsx') },
      { path: paths.profile, lazy: () => import('./routes/profile.tsx') },
    ],
  },
  { path: '*', lazy: notFound },
];

export const routes: RouteObject[] = [
  {
    path: paths.home,
    Component: Shell,
    ErrorBoundary: RouteError,
    HydrateFallback: FirstLoad,
    // When a page crashes, the bar and the footer stay.
    children: [{ ErrorBoundary: RouteError, children: pages }],
  },
];
