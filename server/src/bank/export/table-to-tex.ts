import { inlineToTex } from './inline-to-tex.ts';

/** A row of a table: every cell ends at a bar that has no backslash before it. */
const ROW = /^ *\|.*\| *$/;
const RULE = /^ *\|(?: *:?-+:? *\|)+ *$/;

/** Whether a table begins with this line: its head, and the rule below it. */
export function isTable(line: string, next: string | undefined): boolean {
  return ROW.test(line) && RULE.test(next ?? '');
}

export function isRow(line: string): boolean {
  return ROW.test(line);
}

/** @param lines head, rule, and rows that follow */
export function tableToTex([head = '', rule = '', ...rows]: readonly string[]): string {
  const columns = 'l'.repeat(cellsOf(rule).length);
  const row = (line: string): string => `${cellsOf(line).map(inlineToTex).join(' & ')} \\\\`;
  return [
    `\\begin{tabular}{${columns}}`,
    row(head),
    '\\hline',
    ...rows.map(row),
    '\\end{tabular}',
  ].join('\n');
}

function cellsOf(line: string): string[] {
  const inside = line.trim().slice(1, -1);
  return inside.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}
