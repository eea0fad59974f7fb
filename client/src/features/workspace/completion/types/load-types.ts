import { inTime } from '../../../../lib/in-time.ts';

/** Fetches what knows the types of JavaScript and TypeScript: with its worker it is larger than the editor. */
export function loadTypes() {
  return inTime(import('./start-types.ts'));
}
