import { matchPath } from 'react-router-dom';
import { hasPublicProblems } from '../../lib/browser/public-problems.ts';
import { paths, patterns } from '../../lib/paths.ts';

/** What there is for visitors in place of a page that needs an account; null: nothing. */
export function visitorPath(wanted: string): string | null {
  if (!hasPublicProblems()) return null;
  const { pathname } = new URL(wanted, window.location.origin);
  const problem = matchPath(patterns.problem, pathname) ?? matchPath(patterns.submission, pathname);
  // Encoded as it was: nothing has read it yet.
  if (problem?.params.id) return `${paths.explore}/${problem.params.id}`;
  return pathname === paths.problems || pathname === paths.learn ? paths.explore : null;
}
