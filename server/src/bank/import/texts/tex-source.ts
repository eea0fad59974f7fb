/** What stands inside of the document environment; all of it where there is none. */
export function documentOf(tex: string): string {
  const start = tex.indexOf(DOCUMENT);
  const end = tex.indexOf('\\end{document}', start);
  return start < 0 || end < 0 ? tex : tex.slice(start + DOCUMENT.length, end);
}

const DOCUMENT = '\\begin{document}';

/** Comments end with their line; a line that is only a comment does not break the paragraph. */
export function withoutComments(tex: string): string {
  const out: string[] = [];
  let at = 0;
  for (const [start, end] of verbatimParts(tex)) {
    out.push(withoutCommentsIn(tex.slice(at, start)), tex.slice(start, end));
    at = end;
  }
  out.push(withoutCommentsIn(tex.slice(at)));
  return out.join('');
}

/** From where to where text stands that is shown as it is. */
function verbatimParts(tex: string): (readonly [start: number, end: number])[] {
  const parts: (readonly [number, number])[] = [];
  const edges = /\\(begin|end)\{(?:verbatim|lstlisting)\}/g;
  let start = -1;
  for (const edge of tex.matchAll(edges)) {
    if (edge[1] === 'begin') start = start < 0 ? edge.index : start;
    else if (start >= 0) {
      parts.push([start, edge.index + edge[0].length]);
      start = -1;
    }
  }
  return parts;
}

/**
 * Addresses, \verb, \lstinline and what is escaped stay; a comment is what begins outside of them. The bounds
 * keep a text of many that never end from being read to its end at each.
 */
const VERB = /verb\*?(?<verb>[^a-zA-Z*\s]).{0,1000}?\k<verb>/;
const BRACED = /(?:url|href|lstinline(?:\[[^\]\n]{0,80}\])?)[ \t]*\{(?:\\.|[^\\{}\n])*\}/;
const DELIMITED =
  /(?:url|lstinline(?:\[[^\]\n]{0,80}\])?)[ \t]*(?<mark>[^a-zA-Z*\s{}[\]%\\]).{0,1000}?\k<mark>/;
const COMMENTS = new RegExp(
  `(\\\\(?:${VERB.source}|${BRACED.source}|${DELIMITED.source}|.))|%.*`,
  'gu',
);

function withoutCommentsIn(tex: string): string {
  return tex
    .replaceAll(/^[ \t]*%.*\n?/gm, '')
    .replaceAll(COMMENTS, '$1')
    .replaceAll(/^[ \t]+/gm, '');
}
