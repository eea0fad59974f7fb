const BULLET = /^\s*[-*•]\s+/;

/** Constraints are one text with a constraint per line, bulleted or not. */
export function splitConstraints(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => line !== '');
}
