const PUBLIC_TYPE =
  /\bpublic\s+(?:(?:abstract|final|sealed|non-sealed|strictfp|static)\s+)*(?:class|interface|enum|record|@\s*interface)\s+([\p{ID_Start}_$][\p{ID_Continue}$]*)/u;

/** Position after the literal or comment that starts at `at`, or `at` when none does. One pass. */
function afterNoise(source: string, at: number): number {
  if (source.startsWith('/*', at)) return after(source, '*/', at + 2);
  if (source.startsWith('//', at)) return after(source, '\n', at + 2);
  if (source.startsWith('"""', at)) return afterQuoted(source, '"""', at + 3);
  const character = source[at];
  if (character === '"' || character === "'") return afterQuoted(source, character, at + 1);
  return at;
}

function after(source: string, end: string, from: number): number {
  const found = source.indexOf(end, from);
  return found < 0 ? source.length : found + end.length;
}

function afterQuoted(source: string, end: string, from: number): number {
  for (let at = from; at < source.length; at += 1) {
    if (source.startsWith(end, at)) return at + end.length;
    if (source[at] === '\\') at += 1;
    // Only text blocks span lines; anything else that does is an error for the compiler to tell.
    else if (source[at] === '\n' && end.length === 1) return at;
  }
  return source.length;
}

/** What stands outside every pair of braces, without comments and literals. */
function topLevel(source: string): string {
  let depth = 0;
  const kept: string[] = [];
  for (let at = 0; at < source.length; at += 1) {
    const next = afterNoise(source, at);
    if (next > at) {
      kept.push(' ');
      at = next - 1;
      continue;
    }
    const character = source[at] ?? '';
    if (character === '}') depth = Math.max(0, depth - 1);
    else if (depth === 0) kept.push(character);
    if (character === '{') depth += 1;
  }
  return kept.join('');
}

/** Name of the first public top-level type of a Java source, null when there is none. */
export function publicTypeName(source: string): string | null {
  return PUBLIC_TYPE.exec(topLevel(source))?.[1] ?? null;
}
