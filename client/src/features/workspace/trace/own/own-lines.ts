/** Above this product of two line counts nothing is compared: people's programs are far below. */
const CELLS_MAX = 1_000_000;

/**
 * The lines of a program that are not of the starter it was begun with, counted from 1. Null where that
 * tells nothing: there is no starter, or nothing of it is left, or nothing else is there.
 */
export function ownLines(source: string, starter: string | null): ReadonlySet<number> | null {
  if (starter === null) return null;
  const lines = source.split('\n').map((line) => line.trim());
  const given = withoutPlaceholders(starter);
  if (lines.length * given.length > CELLS_MAX) return null;
  const kept = keptLines(lines, given);
  const own = lines.flatMap((line, index) => (line === '' || kept.has(index) ? [] : [index + 1]));
  const isWhole = !lines.some((line, index) => /\w/.test(line) && kept.has(index));
  return own.length === 0 || isWhole ? null : new Set(own);
}

/** What a person writes over: the sentence that says so, and what is returned until then. */
function withoutPlaceholders(starter: string): string[] {
  const lines = starter.split('\n').map((line) => line.trim());
  return lines.filter((line, index) => {
    const isOfPlaceholder = /^(?:return\b|pass\b)/.test(line) && isComment(lines[index - 1]);
    const isPlaceholder = isComment(line) || /^pass\s*#/.test(line) || isOfPlaceholder;
    return !isPlaceholder;
  });
}

function isComment(line: string | undefined): boolean {
  return /^(?:#(?!!)|\/\/)/.test(line ?? '');
}

/** Indices of the lines that stand in both, in the same order: as many as there can be. */
function keptLines(lines: readonly string[], given: readonly string[]): ReadonlySet<number> {
  const width = given.length + 1;
  // How many lines can be kept of what begins here in both.
  const most = new Uint32Array((lines.length + 1) * width);
  const at = (line: number, other: number): number => most[line * width + other] ?? 0;
  for (let line = lines.length - 1; line >= 0; line -= 1) {
    for (let other = given.length - 1; other >= 0; other -= 1) {
      most[line * width + other] =
        lines[line] === given[other]
          ? at(line + 1, other + 1) + 1
          : Math.max(at(line + 1, other), at(line, other + 1));
    }
  }
  const kept = new Set<number>();
  for (let line = 0, other = 0; line < lines.length && other < given.length;) {
    if (lines[line] === given[other]) {
      kept.add(line);
      line += 1;
      other += 1;
    } else if (at(line + 1, other) >= at(line, other + 1)) line += 1;
    else other += 1;
  }
  return kept;
}
