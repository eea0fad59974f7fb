import { paths } from '../lib/paths.ts';

/** The page a guard turned away from, out of the router's state. Only ever one of our own. */
export function wantedPath(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return paths.home;
  const { from } = state;
  const isOurs = typeof from === 'string' && /^\/(?![/\\])/.test(from);
  return isOurs ? from : paths.home;
}
