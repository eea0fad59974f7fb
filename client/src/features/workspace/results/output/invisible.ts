/** A piece of a line: plain text, or one sign that stands for characters nobody sees. */
export type VisiblePart = { readonly text: string; readonly isSign: boolean };

const INVISIBLE = /[ \t\r\u00a0\ufeff\u200b]/g;

const SIGNS: Record<string, string> = {
  ' ': '·',
  '\t': '→\t',
  '\r': '␍',
  '\u00a0': '⍽',
  '\ufeff': '⟨BOM⟩',
  '\u200b': '⟨ZWSP⟩',
};

/** Cuts a line up so that blanks and control characters can be drawn as signs. */
export function showInvisibles(line: string): VisiblePart[] {
  const parts: VisiblePart[] = [];
  let end = 0;
  for (const { 0: character, index } of line.matchAll(INVISIBLE)) {
    if (index > end) parts.push({ text: line.slice(end, index), isSign: false });
    end = index + character.length;
    parts.push({ text: SIGNS[character] ?? character, isSign: true });
  }
  if (end < line.length) parts.push({ text: line.slice(end), isSign: false });
  return parts;
}

/** The lines as they are, blanks at their ends included, and whether a newline ends the last. */
export function rawLines(text: string): { lines: string[]; endsWithNewline: boolean } {
  const endsWithNewline = text.endsWith('\n');
  const lines = text === '' ? [] : text.split('\n');
  if (endsWithNewline) lines.pop();
  return { lines, endsWithNewline };
}
