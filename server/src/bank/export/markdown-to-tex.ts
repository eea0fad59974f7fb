import { inlineToTex } from './inline-to-tex.ts';
import { isRow, isTable, tableToTex } from './table-to-tex.ts';

/**
 * Turns a statement into LaTeX for judges that know nothing else: headings, paragraphs, lists,
 * tables, code, emphasis, links and maths.
 */
export function markdownToTex(title: string, markdown: string): string {
  return `\\problemname{${inlineToTex(title)}}\n\n${blocks(markdown.split('\n')).join('\n\n')}\n`;
}

const HEADING = /^(#{1,4}) +(.*)$/;
const FENCE = /^ *```/;
const ITEM = /^( *)(?:[-*+]|(\d+)[.)]) +(.*)$/;

/** Lists in lists deeper than any text has. */
const DEPTH_MAX = 10;

function blocks(lines: readonly string[], depth = 0): string[] {
  const out: string[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    const take = (end: number, tex: string): void => {
      out.push(tex);
      at = end;
    };
    const heading = HEADING.exec(line);
    if (line.trim() === '') at++;
    else if (heading) take(at + 1, headingToTex(heading[1] ?? '', heading[2] ?? ''));
    else if (FENCE.test(line)) {
      const end = endWhere(lines, at + 1, (one) => FENCE.test(one));
      take(
        end + 1,
        ['\\begin{verbatim}', ...lines.slice(at + 1, end), '\\end{verbatim}'].join('\n'),
      );
    } else if (depth < DEPTH_MAX && ITEM.test(line)) {
      const kind = isNumbered(line);
      const end = endWhere(lines, at + 1, (one) => endsList(kind, one));
      take(end, listToTex(lines.slice(at, end), depth));
    } else if (isTable(line, lines[at + 1])) {
      const end = endWhere(lines, at + 2, (one) => !isRow(one));
      take(end, tableToTex(lines.slice(at, end)));
    } else {
      const end = endWhere(lines, at + 1, (one) => one.trim() === '' || isStart(one));
      take(end, inlineToTex(lines.slice(at, end).join('\n')));
    }
  }
  return out;
}

/** What is indented belongs to a list, and so do items of its kind. */
function endsList(kind: boolean | null, line: string): boolean {
  return line.trim() !== '' && !line.startsWith(' ') && isNumbered(line) !== kind;
}

/** Whether an item has a number; null for what is not an item. */
function isNumbered(line: string): boolean | null {
  const item = ITEM.exec(line);
  return item && item[2] !== undefined;
}

function isStart(line: string): boolean {
  return HEADING.test(line) || FENCE.test(line) || ITEM.test(line);
}

function endWhere(lines: readonly string[], from: number, ends: (line: string) => boolean): number {
  let at = from;
  while (at < lines.length && !ends(lines[at] ?? '')) at++;
  return at;
}

function headingToTex(marks: string, text: string): string {
  const name = ['section', 'section', 'subsection', 'subsubsection'][marks.length - 1] ?? 'section';
  return `\\${name}*{${inlineToTex(text)}}`;
}

/** A line that is not an item belongs to the item above it; deeper items are a list in it. */
function listToTex(lines: readonly string[], depth: number): string {
  const [, indent = '', number] = ITEM.exec(lines[0] ?? '') ?? [];
  const items: string[][] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item && (item[1] ?? '').length <= indent.length) items.push([item[3] ?? '']);
    else items.at(-1)?.push(line.replace(new RegExp(`^ {0,${indent.length + 3}}`), ''));
  }
  const name = number === undefined ? 'itemize' : 'enumerate';
  const body = items.map((item) => `\\item ${blocks(item, depth + 1).join('\n\n')}`);
  return [`\\begin{${name}}`, ...body, `\\end{${name}}`].join('\n');
}
