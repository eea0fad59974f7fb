export type TextState = { readonly text: string; readonly start: number; readonly end: number };

/** Replaces `from..to` by `insert` and selects `start..end` of what results. */
export type TextEdit = {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly start: number;
  readonly end: number;
};

/** Tab: the caret moves on by one indent; selected lines all do. */
export function indent({ text, start, end }: TextState, unit: string): TextEdit {
  if (!text.slice(start, end).includes('\n')) {
    const caret = start + unit.length;
    return { from: start, to: end, insert: unit, start: caret, end: caret };
  }
  return editLines({ text, start, end }, (line) => unit + line);
}

/** Shift+Tab: every line that is touched loses up to one indent. */
export function outdent(state: TextState, unit: string): TextEdit {
  const lead = new RegExp(`^(\\t| {1,${String(unit.length)}})`);
  return editLines(state, (line) => line.replace(lead, ''));
}

/** Enter: the next line starts below the first character of this one. */
export function breakLine({ text, start, end }: TextState): TextEdit {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const insert = `\n${/^[ \t]*/.exec(line)?.[0] ?? ''}`;
  const caret = start + insert.length;
  return { from: start, to: end, insert, start: caret, end: caret };
}

function editLines({ text, start, end }: TextState, change: (line: string) => string): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  // A selection that ends before the first character of a line does not touch it.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const lineEnd = text.indexOf('\n', last);
  const to = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  const changed = lines.map(change);
  const insert = changed.join('\n');
  const firstShift = (changed[0] ?? '').length - (lines[0] ?? '').length;
  return {
    from,
    to,
    insert,
    start: Math.max(from, start + firstShift),
    end: Math.max(from, end + insert.length - (to - from)),
  };
}
