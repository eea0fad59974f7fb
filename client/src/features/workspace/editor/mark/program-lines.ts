import type { LanguageKey } from '@stepwise/contracts/language';

/** A piece of a message; with a line it names a place in the program, counted from 1. */
export type MessagePart = {
  readonly text: string;
  readonly line: number | null;
  readonly column: number | null;
};

/**
 * How the tools name a place in the program's own file. A TypeScript program runs as the JavaScript
 * made of it, whose lines are others: only what its compiler says fits the editor.
 */
const PLACES: Record<LanguageKey, RegExp> = {
  JAVA: /\bMain\.java:(?<line>\d+)/g,
  JAVASCRIPT: /\bmain\.js:(?<line>\d+)(?::(?<column>\d+))?/g,
  PYTHON: /(?<=\bmain\.py", )line (?<line>\d+)/g,
  TYPESCRIPT: /\bmain\.ts(?:\((?<line>\d+),(?<column>\d+)\)|:(?<line2>\d+)(?::(?<column2>\d+))?)/g,
};

/** A message cut up at the places of the program it names; joined, the parts are the message. */
export function splitAtLines(message: string, language: LanguageKey): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const match of message.matchAll(PLACES[language])) {
    const { line, column, line2, column2 } = match.groups ?? {};
    if (match.index > end) parts.push(plain(message.slice(end, match.index)));
    end = match.index + match[0].length;
    parts.push({
      text: match[0],
      line: Number(line ?? line2),
      column: numberOf(column ?? column2),
    });
  }
  if (end < message.length) parts.push(plain(message.slice(end)));
  return parts;
}

/**
 * The place a message is about. Tools name it first, save Python: its traceback ends with the line
 * that failed and begins with the call that led there.
 */
export function placeOf(message: string, language: LanguageKey) {
  const places = splitAtLines(message, language).filter(({ line }) => line !== null);
  const place = language === 'PYTHON' ? places.at(-1) : places[0];
  if (!place || place.line === null) return null;
  return { line: place.line, column: place.column ?? 1 };
}

function plain(text: string): MessagePart {
  return { text, line: null, column: null };
}

function numberOf(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits);
}
