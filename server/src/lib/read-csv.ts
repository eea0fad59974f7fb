type CsvRow = {
  /** Where it begins in the text, counted from 1. */
  readonly line: number;
  /** Without the spaces around them. */
  readonly cells: string[];
  /** Whether a quote in it begins and does not end where the cell does. */
  hasOpenQuote: boolean;
};

/** What may part the cells; of several the first that a line has. Names hold commas, too. */
const SEPARATORS = ['\t', ';', ','] as const;

/**
 * The rows of a CSV text (RFC 4180) that have anything in them, whether commas, semicolons or tabs part the
 * cells. A quoted cell may hold these and line breaks. Takes time in proportion to the text.
 */
export function readCsv(text: string): readonly Readonly<CsvRow>[] {
  const rows: CsvRow[] = [];
  let line = 1;
  let row = rowAt(line);
  for (const cell of readCells(text.replace(/^\uFEFF/, ''))) {
    row.cells.push(cell.text);
    row.hasOpenQuote ||= cell.hasOpenQuote;
    line += cell.breaks;
    if (!cell.endsRow) continue;
    if (row.cells.some((one) => one !== '')) rows.push(row);
    row = rowAt(line);
  }
  return rows;
}

function rowAt(line: number): CsvRow {
  return { line, cells: [], hasOpenQuote: false };
}

type Cell = {
  readonly text: string;
  readonly hasOpenQuote: boolean;
  /** Line breaks in it and behind it. */
  readonly breaks: number;
  readonly endsRow: boolean;
};

function* readCells(text: string): Generator<Cell> {
  const separator = separatorOf(text);
  for (const { 0: all, groups = {} } of text.matchAll(cellPattern(separator))) {
    const { quoted, bare = '', end = '' } = groups;
    yield {
      text: (quoted?.replaceAll('""', '"') ?? bare).trim(),
      hasOpenQuote: quoted === undefined && bare.trimStart().startsWith('"'),
      breaks: all.match(/\r\n|\r|\n/g)?.length ?? 0,
      endsRow: end !== separator,
    };
    // The end of the text; it would match once more.
    if (end === '') return;
  }
}

function separatorOf(text: string): string {
  const line = /^.*[\t;,].*$/m.exec(text)?.[0] ?? '';
  return SEPARATORS.find((separator) => line.includes(separator)) ?? ',';
}

/** One cell and what ends it: the separator, a line break, or the end of the text. */
function cellPattern(separator: string): RegExp {
  const end = String.raw`(?<end>${separator}|\r\n|\r|\n|$)`;
  const quoted = String.raw` *"(?<quoted>[^"]*(?:""[^"]*)*)" *(?=${separator}|\r|\n|$)`;
  return new RegExp(String.raw`(?:${quoted}|(?<bare>[^${separator}\r\n]*))${end}`, 'gy');
}
