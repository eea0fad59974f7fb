/**
 * indexOf for positions that only grow: what was found, or missed, is not searched for again, so
 * that all searches for a mark together pass over the text once.
 */
export function forwardSearch(text: string): (mark: string, from: number) => number {
  const found = new Map<string, number>();
  return (mark, from) => {
    const known = found.get(mark);
    if (known !== undefined && (known < 0 || known >= from)) return known;
    const at = text.indexOf(mark, from);
    found.set(mark, at);
    return at;
  };
}
