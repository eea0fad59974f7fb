import { readCodeLines } from './code-lines.ts';

/** Drops blanks at the ends of lines, save those inside of strings, and empty lines at the end. */
export function trimLineEnds(source: string, language: 'JAVA' | 'PYTHON'): string {
  const lines = readCodeLines(source, language).map(({ text, endsIn }) =>
    endsIn === 'string' ? text : text.trimEnd(),
  );
  while (lines.length > 0 && lines.at(-1) === '') lines.pop();
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}
