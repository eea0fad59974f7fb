/** Excel reads a file as UTF-8 only if it begins with this. */
export const CSV_START = '\uFEFF';

/** What a spreadsheet would take for a formula; some read the wide forms of East Asian fonts so, too. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * One line of a CSV file (RFC 4180). Whoever opens the file in a spreadsheet calculates nothing of what others
 * wrote: an apostrophe stands before what looks like a formula.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(cell)).join(',')}\r\n`;
}

function quoted(cell: string): string {
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
