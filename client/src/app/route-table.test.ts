import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { NOT_SHOWN, PRIVATE, PUBLIC } from '../../e2e/display/paths.ts';
import { routes } from './route-table.tsx';

/** Those that have no other below them. */
function leavesOf(all: readonly RouteObject[]): RouteObject[] {
  return all.flatMap((route) => (route.children ? leavesOf(route.children) : [route]));
}

test('every page is looked at on small screens, with large letters and in forced colours', () => {
  const seen = [...PUBLIC, ...PRIVATE, ...NOT_SHOWN].map(
    (path) => matchRoutes(routes, path.replace(/#.*/, ''))?.at(-1)?.route,
  );
  const forgotten = leavesOf(routes).filter((route) => !seen.includes(route));
  expect(forgotten.map(({ path, index }) => path ?? (index ? 'index' : ''))).toEqual([]);
});
