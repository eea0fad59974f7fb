/** Typewriter text shows its characters as they are; maths in it is text, too. */
export function code(tex: string): string {
  const text = tex
    .replaceAll(/\\textbackslash(?:\{\}|\s)?/g, '\\')
    .replaceAll('~', ' ')
    .replaceAll(/\\textasciitilde(?:\{\})?/g, '~')
    .replaceAll(/\\textasciicircum(?:\{\})?/g, '^')
    .replaceAll(/\\([{}%$&#_ ])/g, '$1')
    .trim();
  if (text === '') return '';
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

export function wrap(text: string, mark: string): string {
  const [, before = '', inside = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  return inside === '' ? text : `${before}${mark}${inside}${mark}${after}`;
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
  return markdown
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
