/** One place of a text, what went there and what came. Counts UTF-16 code units. */
export type Change = { readonly from: number; readonly removed: number; readonly inserted: string };

/**
 * The one change that makes the second text of the first; null for equal ones. Whichever editor it was, and
 * whether by keys, undo or several cursors: what counts is the text.
 */
export function changeBetween(before: string, after: string): Change | null {
  if (before === after) return null;
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before.charCodeAt(from) === after.charCodeAt(from)) from += 1;
  let end = 0;
  while (
    end < most - from &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  ) {
    end += 1;
  }
  return {
    from,
    removed: before.length - from - end,
    inserted: after.slice(from, after.length - end),
  };
}

export function applyChange(text: string, { from, removed, inserted }: Change): string {
  return text.slice(0, from) + inserted + text.slice(from + removed);
}
