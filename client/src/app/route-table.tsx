import type { RouteObject } from 'react-router-dom';
import { inTime } from '../lib/in-time.ts';
import { paths, patterns } from '../lib/paths.ts';
import { RequireGuest, RequireUser } from './guards.tsx';
import { form, workbench } from './route-handle.ts';
import { FirstLoad } from './first-load.tsx';
import { RouteError } from './route-error.tsx';
import { Shell } from './shell.tsx';

const notFound = () => inTime(import('./routes/not-found.tsx'));

// Not in production: the condition is false there, so the import is not built.
const development: RouteObject[] = import.meta.env.DEV
  ? [{ path: '/dev/ui', lazy: () => inTime(import('./routes/dev-ui.tsx')) }]
  : [];

const pages: RouteObject[] = [
  ...development,
  { index: true, lazy: () => inTime(import('./routes/home.tsx')) },
  { path: paths.contest, lazy: () => inTime(import('./routes/contest.tsx')) },
  { path: paths.contact, lazy: () => inTime(import('./routes/contact.tsx')) },
  ...(['terms', 'privacy', 'imprint'] as const).map((name) => ({
    path: paths.legal(name),
    lazy: () => inTime(import('./routes/legal.tsx')),
  })),
  { path: paths.explore, lazy: () => inTime(import('./routes/explore.tsx')) },
  {
    path: patterns.explored,
    handle: workbench,
    lazy: () => inTime(import('./routes/explored-problem.tsx')),
  },
  { path: patterns.person, lazy: () => inTime(import('./routes/person.tsx')) },
  { path: paths.sharedReport, lazy: () => inTime(import('./routes/shared-report.tsx')) },
  // Also for who is signed in: the link may be for another account.
  {
    path: paths.resetPassword,
    handle: form,
    lazy: () => inTime(import('./routes/account/reset-password.tsx')),
  },
  {
    path: paths.confirmEmail,
    handle: form,
    lazy: () => inTime(import('./routes/account/confirm-email.tsx')),
  },
  {
    Component: RequireGuest,
    handle: form,
    children: [
      { path: paths.login, lazy: () => inTime(import('./routes/account/login.tsx')) },
      { path: paths.register, lazy: () => inTime(import('./routes/account/register.tsx')) },
      {
        path: paths.forgotPassword,
        lazy: () => inTime(import('./routes/account/forgot-password.tsx')),
      },
    ],
  },
  {
    Component: RequireUser,
    children: [
      { path: paths.problems, lazy: () => inTime(import('./routes/practice/problems.tsx')) },
      {
        path: patterns.problem,
        handle: workbench,
        lazy: () => inTime(import('./routes/practice/problem.tsx')),
        // Both are the page of the problem, which stays as it is when one leads to the other.
        children: [
          { index: true, element: null },
          { path: patterns.submission, element: null },
        ],
      },
      {
        path: paths.addProblem,
        lazy: () => inTime(import('./routes/administration/add-problem.tsx')),
      },
      {
        path: paths.written,
        lazy: () => inTime(import('./routes/administration/written-problems.tsx')),
      },
      { path: paths.learn, lazy: () => inTime(import('./routes/practice/learn.tsx')) },
      {
        path: patterns.learningPath,
        lazy: () => inTime(import('./routes/practice/learning-path.tsx')),
      },
      { path: paths.review, lazy: () => inTime(import('./routes/practice/review.tsx')) },
      { path: paths.rehearsal, lazy: () => inTime(import('./routes/practice/rehearsal.tsx')) },
      {
        path: patterns.rehearsalReport,
        lazy: () => inTime(import('./routes/practice/rehearsal-report.tsx')),
      },
      { path: paths.dashboard, lazy: () => inTime(import('./routes/practice/dashboard.tsx')) },
      { path: paths.admin, lazy: () => inTime(import('./routes/administration/admin.tsx')) },
      {
        path: paths.metrics,
        lazy: () => inTime(import('./routes/administration/admin-metrics.tsx')),
      },
      { path: paths.users, lazy: () => inTime(import('./routes/administration/admin-users.tsx')) },
      {
        path: paths.registration,
        lazy: () => inTime(import('./routes/administration/admin-registration.tsx')),
      },
      {
        path: paths.messages,
        lazy: () => inTime(import('./routes/administration/admin-messages.tsx')),
      },
      {
        path: paths.announcements,
        lazy: () => inTime(import('./routes/administration/admin-announcements.tsx')),
      },
      {
        path: paths.settings,
        lazy: () => inTime(import('./routes/administration/admin-settings.tsx')),
      },
      { path: paths.audit, lazy: () => inTime(import('./routes/administration/admin-audit.tsx')) },
      { path: patterns.user, lazy: () => inTime(import('./routes/administration/admin-user.tsx')) },
      { path: paths.profile, lazy: () => inTime(import('./routes/account/profile.tsx')) },
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
