/**
 * Whether a path is one that the glob means: `*` for anything within a name and `{a,b}` for either;
 * nothing else is special. Takes time in proportion to both lengths, whatever they hold.
 */
export function matchesGlob(pattern: string, path: string): boolean {
  let ends = new Set([0]);
  for (const part of pattern.split(/(\*|\{[^{}]*\})/)) {
    if (part === '') continue;
    ends = part === '*' ? afterAnything(path, ends) : afterEither(path, ends, alternatives(part));
    if (ends.size === 0) return false;
  }
  return ends.has(path.length);
}

function alternatives(part: string): string[] {
  return /^\{.*\}$/s.test(part) ? part.slice(1, -1).split(',') : [part];
}

/** Every place that can be reached without leaving the name. */
function afterAnything(path: string, starts: ReadonlySet<number>): Set<number> {
  const ends = new Set<number>();
  let isReached = false;
  for (let at = 0; at <= path.length; at++) {
    isReached ||= starts.has(at);
    if (isReached) ends.add(at);
    if (path[at] === '/') isReached = false;
  }
  return ends;
}

function afterEither(
  path: string,
  starts: ReadonlySet<number>,
  texts: readonly string[],
): Set<number> {
  const ends = new Set<number>();
  for (const start of starts) {
    for (const text of texts) if (path.startsWith(text, start)) ends.add(start + text.length);
  }
  return ends;
}
