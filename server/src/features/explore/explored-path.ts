/** Where the client has the choice for visitors. */
export const CHOICE_PATH = '/explore';

/** Where it has a problem for visitors; encoded. */
export function exploredPath(slug: string): string {
  return `${CHOICE_PATH}/${encodeURIComponent(slug)}`;
}
