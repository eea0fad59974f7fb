/** Longer texts nobody reads; drawing one takes seconds. */
const CHARACTERS_MAX = 100_000;
const LINES_MAX = 5_000;
/** Quotes and lists inside of each other. Some thousands overflow the parser's stack. */
const DEPTH_MAX = 50;
/** Characters that may open or close something. A statement full of formulas has some hundreds. */
const MARKS_MAX = 20_000;
/** The parser looks for the other end of each in its block: squares of the counts, summed. */
const PAIRS_MAX = 5_000_000;

const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))*/;

/**
 * Whether drawing a Markdown text could take longer than anybody waits. Takes linear time itself; real
 * statements are far below each bound.
 */
export function isTooMuchToDraw(markdown: string): boolean {
  if (markdown.length > CHARACTERS_MAX) return true;
  const lines = markdown.split(/\r\n?|\n/);
  if (lines.length > LINES_MAX || lines.some((line) => depthOf(line) > DEPTH_MAX)) return true;
  let [all, inBlock, pairs] = [0, 0, 0];
  for (const line of [...lines, '']) {
    const isBlank = /^[ \t]*$/.test(line);
    if (isBlank) pairs += inBlock ** 2;
    inBlock = isBlank ? 0 : inBlock + marksIn(line);
    all += marksIn(line);
  }
  return all > MARKS_MAX || pairs > PAIRS_MAX;
}

function depthOf(line: string): number {
  const markers = CONTAINERS.exec(line)?.[0] ?? '';
  return markers.match(/[>\-+*.)]/g)?.length ?? 0;
}

function marksIn(line: string): number {
  return line.match(/[[\]*_~$=<`]/g)?.length ?? 0;
}
