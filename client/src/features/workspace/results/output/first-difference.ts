/** Where two outputs part. Lines and columns count from 0; a side that ended there has null as text. */
export type Difference = {
  readonly line: number;
  readonly column: number;
};

/**
 * The first place where `actual` differs from `expected`, or null when the judge would call them equal:
 * blanks at line ends and empty lines at the end do not count.
 */
export function firstDifference(expected: string, actual: string): Difference | null {
  const wanted = comparableLines(expected);
  const got = comparableLines(actual);
  const count = Math.max(wanted.length, got.length);
  for (let line = 0; line < count; line += 1) {
    const column = firstDifferingColumn(wanted[line], got[line]);
    if (column !== null) return { line, column };
  }
  return null;
}

/** Lines as the judge compares them. */
export function comparableLines(text: string): string[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());
}

function firstDifferingColumn(wanted: string | undefined, got: string | undefined): number | null {
  if (wanted === got) return null;
  if (wanted === undefined || got === undefined) return 0;
  const shorter = Math.min(wanted.length, got.length);
  for (let column = 0; column < shorter; column += 1) {
    if (wanted[column] !== got[column]) return column;
  }
  return shorter;
}
