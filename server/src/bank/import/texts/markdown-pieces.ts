/** Typewriter text shows its characters as they are; maths in it is text, too. */
export function code(tex: string): string {
  const text = tex
    .replaceAll(
      CODE_PIECES,
      (all, escaped?: string) => escaped ?? IN_CODE[all.replace(/(?:\{\}|\s)$/, '')] ?? '',
    )
    .trim();
  return codeSpan(text);
}

const CODE_PIECES =
  /\\(?:textbackslash|textasciitilde|textasciicircum|textasciigrave|textquotesingle|textquotedbl)(?:\{\}|\s)?|\\([{}%$&#_ ])|``|''|`|~|\{\}/g;
/** Quotes that a typewriter has not are those that it has. */
const IN_CODE: Readonly<Record<string, string>> = {
  ...{ '``': '"', "''": '"', '`': "'", '~': ' ' },
  ...{ '\\textbackslash': '\\', '\\textasciitilde': '~', '\\textasciicircum': '^' },
  ...{ '\\textasciigrave': '`', '\\textquotesingle': "'", '\\textquotedbl': '"' },
};

/** The text between marks that are longer than any in it. */
export function codeSpan(text: string): string {
  if (text === '') return '';
  const runs = text.match(/`+/g) ?? [];
  const longest = runs.reduce((most, run) => Math.max(most, run.length), 0);
  const mark = '`'.repeat(longest + 1);
  return longest === 0 ? `${mark}${text}${mark}` : `${mark} ${text} ${mark}`;
}

export function wrap(text: string, mark: string): string {
  const inside = text.trim();
  if (inside === '') return text;
  const at = text.length - text.trimStart().length;
  const before = text.slice(0, at);
  return `${before}${mark}${inside}${mark}${text.slice(at + inside.length)}`;
}

/** An address of \url or \href, in which what LaTeX would read otherwise may be escaped. */
export function addressOf(tex: string): string {
  return tex.replaceAll(/\\([%#&_])/g, '$1');
}

export function link(address: string, text: string): string {
  return /^https?:\/\/[^\s<>()]+$/.test(address) ? `[${text}](${address})` : text;
}

/** What follows each \item, lists inside left whole. */
export function itemsOf(body: string): string[] {
  const items: string[] = [];
  let depth = 0;
  for (const part of body.split(/(?=\\item\b|\\begin\s*\{|\\end\s*\{)/)) {
    if (/^\\item\b/.test(part) && depth === 0) {
      items.push(part.replace(/^\\item\s*(?:\[([^\]]*)\])?/, '$1 ').trimStart());
      continue;
    }
    if (part.startsWith('\\begin')) depth++;
    if (part.startsWith('\\end')) depth--;
    const last = items.pop();
    if (last !== undefined) items.push(last + part);
  }
  return items;
}

/** No more than one empty line in a row, no blanks at line ends. */
export function tidy(markdown: string): string {
  const lines = markdown.split('\n').map(withoutBlanksAtEnd);
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** By hand: an expression would start again at every blank of a long run. */
function withoutBlanksAtEnd(line: string): string {
  let end = line.length;
  while (line[end - 1] === ' ' || line[end - 1] === '\t') end--;
  return line.slice(0, end);
}
