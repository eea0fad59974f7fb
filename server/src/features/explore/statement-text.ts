type Piece = { readonly tag: 'h2' | 'p'; readonly text: string };

/** About what a list of results shows. */
const BRIEF_MAX = 160;

const HEADING = /^#{1,6}\s+/;
const PICTURE = /!\[([^\]]*)\]\([^)]*\)/g;
/** What makes letters bold, or sets formulas and code apart. */
const SIGNS = /\*\*|[`$]/g;

/** A statement in Markdown as plain headings and paragraphs. Formulas stay as they are written. */
export function piecesOf(markdown: string): Piece[] {
  return markdown
    .split(/\n\s*\n|\n(?=- )/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => ({
      tag: HEADING.test(block) ? ('h2' as const) : ('p' as const),
      text: plain(block.replace(HEADING, '').replace(/^- /, '')),
    }));
}

/** How a statement begins, in whole words. */
export function briefly(markdown: string): string {
  const text = piecesOf(markdown)
    .filter(({ tag }) => tag === 'p')
    .map((piece) => piece.text)
    .join(' ');
  if (text.length <= BRIEF_MAX) return text;
  const cut = text.slice(0, BRIEF_MAX - 1);
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}

function plain(markdown: string): string {
  return markdown.replace(PICTURE, '$1').replace(SIGNS, '').replace(/\s+/g, ' ');
}
