import { forwardSearch } from '../text/forward-search.ts';

/** What a piece of Markdown is in LaTeX, and where the text goes on behind it. */
type Piece = { readonly tex: string; readonly end: number };
type Search = ReturnType<typeof forwardSearch>;

/** Turns code, maths, links and emphasis into LaTeX, in one pass over the text. */
export function inlineToTex(text: string): string {
  const out: string[] = [];
  const next = forwardSearch(text);
  let at = 0;
  const specials = /[$`[*\\]/g;
  for (let found = specials.exec(text); found; found = specials.exec(text)) {
    const piece = pieceAt(text, found.index, next);
    if (!piece) continue;
    out.push(plainToTex(text.slice(at, found.index)), piece.tex);
    at = specials.lastIndex = piece.end;
  }
  out.push(plainToTex(text.slice(at)));
  return out.join('');
}

function pieceAt(text: string, at: number, next: Search): Piece | null {
  switch (text[at]) {
    case '$':
      return mathsAt(text, at, next);
    case '`':
      return codeAt(text, at, next);
    case '[':
      return linkAt(text, at, next);
    case '*':
      return emphasisAt(text, at, next);
    default:
      return /[!-/:-@[-`{-~]/.test(text[at + 1] ?? '')
        ? { tex: plainToTex(text[at + 1] ?? ''), end: at + 2 }
        : null;
  }
}

function mathsAt(text: string, at: number, next: Search): Piece | null {
  const display = text.startsWith('$$', at) ? next('$$', at + 2) : -1;
  if (display >= 0) return { tex: text.slice(at, display + 2), end: display + 2 };
  // Where no other dollar follows none is searched for, and a pair is passed over as a whole.
  if (next('$', at + 1) < 0) return null;
  for (let end = at + 1; end < text.length; end++) {
    if (text[end] === '\\') end++;
    else if (text[end] === '$') return { tex: text.slice(at, end + 1), end: end + 1 };
  }
  return null;
}

/** Longer runs of backticks open no code: each length is searched for by itself. */
const BACKTICKS_MAX = 10;

function codeAt(text: string, at: number, next: Search): Piece | null {
  let start = at;
  while (text[start] === '`' && start - at < BACKTICKS_MAX) start++;
  const mark = text.slice(at, start);
  const end = next(mark, start);
  if (end < 0) return null;
  return { tex: `\\texttt{${codeToTex(text.slice(start, end))}}`, end: end + mark.length };
}

function linkAt(text: string, at: number, next: Search): Piece | null {
  const middle = next(']', at);
  if (middle < 0 || text[middle + 1] !== '(') return null;
  const end = next(')', middle);
  const blank = text.slice(middle + 2, middle + 2 + ADDRESS_MAX).search(/[)\s]/);
  if (end < 0 || middle + 2 + blank !== end) return null;
  const shown = inlineToTex(text.slice(at + 1, middle));
  return { tex: `\\href{${text.slice(middle + 2, end)}}{${shown}}`, end: end + 1 };
}

const ADDRESS_MAX = 2000;

function emphasisAt(text: string, at: number, next: Search): Piece | null {
  const isStrong = text.startsWith('**', at);
  const strong = isStrong ? next('**', at + 3) : -1;
  if (strong >= 0) {
    return { tex: `\\textbf{${inlineToTex(text.slice(at + 2, strong))}}`, end: strong + 2 };
  }
  const end = isStrong ? -1 : next('*', at + 1);
  return end < 0 ? null : { tex: `\\emph{${inlineToTex(text.slice(at + 1, end))}}`, end: end + 1 };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '–': '--',
  '—': '---',
};

function plainToTex(text: string): string {
  return text.replaceAll(/[\\~^–—]|[{}%$&#_]/g, (one) => ESCAPES[one] ?? `\\${one}`);
}

/** As it is: LaTeX would make curly quotes of backticks and of two apostrophes. */
function codeToTex(code: string): string {
  return plainToTex(code).replaceAll('`', '\\textasciigrave{}').replaceAll("''", "'{}'");
}
