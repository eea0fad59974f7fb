/** By which a starter marks the one function or class that is to be written. */
const MARK = 'Write your code here';
/** Fewer lines than this take no more room than the row that would stand for them. */
const WORTH_FOLDING = 2;

/** Lines of a program, counted from 1. The first stays in sight. */
export type Lines = { readonly from: number; readonly to: number };

/**
 * What a starter does by itself: the lines after the function to write, which read the input and print.
 * @returns null where nothing is marked, or too little follows
 */
export function starterPlumbing(starter: string): Lines | null {
  const lines = starter.split('\n');
  const mark = lines.findIndex((line) => line.includes(MARK));
  if (mark < 0) return null;
  const first = findAfter(lines, mark, (line) => isPast(line, depthOf(lines, mark)));
  if (first === null) return null;
  // A class around all of it is closed further out.
  const depth = indentOf(lines[first] ?? '');
  const end = findAfter(lines, first, (line) => !isBlank(line) && indentOf(line) < depth);
  const to = lines.slice(0, end ?? lines.length).findLastIndex((line) => !isBlank(line)) + 1;
  // A blank line before it stands for the whole.
  const from = isBlank(lines[first - 1] ?? 'none') ? first : first + 1;
  return to - from >= WORTH_FOLDING ? { from, to } : null;
}

/** How far in the function begins: in Java it is a member of Main. */
function depthOf(lines: readonly string[], mark: number): number {
  const outer = lines.slice(0, mark).findLast((line) => !isBlank(line) && indentOf(line) === 0);
  if (!/\bclass Main\b/.test(outer ?? '')) return 0;
  return Math.min(...lines.map(indentOf).filter((indent) => indent > 0));
}

/** Whether a line follows the block that begins at this depth: neither of it nor what closes it. */
function isPast(line: string, depth: number): boolean {
  return !isBlank(line) && indentOf(line) <= depth && !/^\s*[})\];]+$/.test(line);
}

function findAfter(
  lines: readonly string[],
  index: number,
  isIt: (line: string) => boolean,
): number | null {
  const found = lines.findIndex((line, at) => at > index && isIt(line));
  return found < 0 ? null : found;
}

/** Of a blank line it is -1. */
function indentOf(line: string): number {
  return line.search(/\S/);
}

function isBlank(line: string): boolean {
  return line.trim() === '';
}
