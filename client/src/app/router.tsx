import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { paths, patterns } from '../lib/paths.ts';
import { RequireGuest, RequireUser } from './guards.tsx';
import { workbench } from './route-handle.ts';
import { RouteError } from './route-error.tsx';
import { Shell } from './shell.tsx';

const pages: RouteObject[] = [
  { index: true, lazy: () => import('./routes/home.tsx') },
  {
    Component: RequireGuest,
    children: [
      { path: paths.login, lazy: () => import('./routes/login.tsx') },
      { path: paths.register, lazy: () => import('./routes/register.tsx') },
    ],
  },
  {
    Component: RequireUser,
    children: [
      { path: paths.problems, lazy: () => import('./routes/problems.tsx') },
      { path: patterns.problem, handle: workbench, lazy: () => import('./routes/problem.tsx') },
    ],
  },
  { path: '*', lazy: () => import('./routes/not-found.tsx') },
];

export const routes: RouteObject[] = [
  {
    path: paths.home,
    Component: Shell,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    // A page that crashes leaves the bar and the footer standing.
    children: [{ ErrorBoundary: RouteError, children: pages }],
  },
];

export const router = createBrowserRouter(routes);
