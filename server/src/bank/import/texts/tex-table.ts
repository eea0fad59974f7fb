/** A row of a table: its cells as LaTeX. */
export type TexRow = { readonly cells: readonly string[]; readonly hasRuleAbove: boolean };

const RULES =
  /\\(?:toprule|midrule|bottomrule|hline|(?:cline|cmidrule(?:\([a-z]*\))?)\{[\d -]*\})/g;

/** The rows of what stands inside of a tabular environment. */
export function rowsOf(body: string): TexRow[] {
  return body.split(/\\\\|\\tabularnewline/).flatMap((text) => {
    const row = text.replaceAll(RULES, '').trim();
    if (row === '') return [];
    return [{ cells: row.split(/(?<!\\)&/), hasRuleAbove: row !== text.trim() }];
  });
}

/**
 * A table in Markdown, which always has a head: the first row where a rule divides it from the
 * rest, an empty one elsewhere. Short rows stay short, as readers of Markdown fill them up.
 */
export function markdownTable(rows: readonly TexRow[], convert: (cell: string) => string): string {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const [first, second] = rows;
  const isHeaded = first !== undefined && (second?.hasRuleAbove ?? true);
  const fill = (cells: readonly string[], filler: string): string[] =>
    Array.from({ length: width }, (_, index) => cells[index] ?? filler);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const converted = rows.map(({ cells }) => cells.map((cell) => escapeBars(convert(cell))));
  const head = fill(isHeaded ? (converted[0] ?? []) : [], '');
  const lines = [head, fill([], '---'), ...converted.slice(isHeaded ? 1 : 0)].map(line);
  return `\n\n${lines.join('\n')}\n\n`;
}

/** Within maths and code as well: of a line of a table the cells are told first. */
function escapeBars(cell: string): string {
  return cell.replaceAll(/(?<!\\)\|/g, '\\|');
}
