/** A picture as Markdown has it: `![alt](target "title")`. */
export type MarkdownPicture = {
  readonly alt: string;
  readonly target: string;
  /** Empty where there is none. */
  readonly title: string;
};

/** Longer than any that a person writes. Nothing is looked for further away. */
const PART_MAX = 1000;

/**
 * Puts something in the place of every picture that is not part of code. One pass over the text.
 * @param replace null leaves the picture as it was written
 */
export function mapPictures(
  markdown: string,
  replace: (picture: MarkdownPicture) => string | null,
): string {
  const out: string[] = [];
  let kept = 0;
  let at = 0;
  const unclosed = new Set<number>();
  while (at < markdown.length) {
    const character = markdown[at];
    if (character === '\\') at += 2;
    else if (character === '`') at = afterCode(markdown, at, unclosed);
    else if (character === '!' && markdown[at + 1] === '[') {
      const found = pictureAt(markdown, at);
      const text = found && replace(found.picture);
      if (found && text !== null) {
        out.push(markdown.slice(kept, at), text);
        kept = found.end;
      }
      at = found?.end ?? at + 2;
    } else at += 1;
  }
  out.push(markdown.slice(kept));
  return out.join('');
}

/** @param unclosed lengths of runs of backticks that nothing ends from here on */
function afterCode(markdown: string, start: number, unclosed: Set<number>): number {
  const run = runAt(markdown, start);
  if (unclosed.has(run)) return start + run;
  for (let at = start + run; at < markdown.length;) {
    const next = markdown.indexOf('`', at);
    if (next < 0) break;
    const length = runAt(markdown, next);
    if (length === run) return next + length;
    at = next + length;
  }
  unclosed.add(run);
  return start + run;
}

function runAt(markdown: string, start: number): number {
  let end = start;
  while (markdown[end] === '`') end += 1;
  return end - start;
}

const PICTURE =
  /!\[([^[\]]{0,1000})\]\(\s{0,9}<?([^\s<>()]{1,1000})>?(?:\s{1,9}(?:"([^"]{0,1000})"|'([^']{0,1000})'))?\s{0,9}\)(?:\{[^{}\n]{0,200}\})?/y;

function pictureAt(markdown: string, at: number): { picture: MarkdownPicture; end: number } | null {
  // The brackets tell soon whether there can be one: most text behind `![` is never read.
  const close = markdown.slice(at, at + PART_MAX + 4).indexOf('](');
  if (close < 0) return null;
  PICTURE.lastIndex = at;
  const match = PICTURE.exec(markdown);
  if (!match) return null;
  const [all, alt = '', target = '', double, single] = match;
  return { picture: { alt, target, title: double ?? single ?? '' }, end: at + all.length };
}
