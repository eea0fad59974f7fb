const BULLET = /^\s*[-*•]\s+/;

/** Each is drawn by itself. Nobody states so many. */
const LINES_MAX = 200;

/** Constraints are one text with a constraint per line, bulleted or not; very many stay one text. */
export function splitConstraints(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => line !== '');
  return lines.length > LINES_MAX ? [text] : lines;
}
