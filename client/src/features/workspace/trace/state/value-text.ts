import type { LanguageKey } from '@stepwise/contracts/language';
import type { TraceValue } from '@stepwise/contracts/trace';
import { numberOf, pairsOf, valuesOf, type Thing } from './trace-state.ts';

type Things = ReadonlyMap<number, Thing>;

const DEEPEST = 3;
const ITEMS = 40;
type Reach = {
  /** From so many on, a value gets no further items; nor does one within it. */
  readonly letters: number;
  /** How far within another value it stands. */
  readonly depth: number;
};
const WHOLE: Reach = { letters: 5000, depth: 0 };

/** How values are written in a language. */
export type Spelling = {
  readonly nothing: string;
  readonly yes: string;
  readonly no: string;
  readonly brackets: Readonly<Record<Thing['kind'], string>>;
  /** Between a key of a map and its value, and between a field and its. */
  readonly entry: string;
  readonly field: string;
  readonly emptySet: string;
  /** A text of the program, as it stands in a source. */
  readonly text: (value: string) => string;
};

const PYTHON: Spelling = {
  ...{ nothing: 'None', yes: 'True', no: 'False' },
  brackets: { list: '[]', tuple: '()', set: '{}', map: '{}', object: '()' },
  ...{ entry: ': ', field: '=', emptySet: 'set()', text: quoted },
};
const JAVASCRIPT: Spelling = {
  ...{ nothing: 'null', yes: 'true', no: 'false' },
  brackets: { list: '[]', tuple: '[]', set: '{}', map: '{}', object: '{}' },
  ...{ entry: ' => ', field: ': ', emptySet: '{}', text: quoted },
};
/** As the platform prints them; what stands in single quotes is a character. */
const JAVA: Spelling = {
  ...{ nothing: 'null', yes: 'true', no: 'false' },
  brackets: { list: '[]', tuple: '[]', set: '[]', map: '{}', object: '[]' },
  ...{ entry: '=', field: '=', emptySet: '[]', text: (value) => JSON.stringify(value) },
};

export function spellingOf(language: LanguageKey): Spelling {
  if (language === 'JAVA') return JAVA;
  return language === 'PYTHON' ? PYTHON : JAVASCRIPT;
}

/** A value without what it refers to. */
export function plainText(value: TraceValue, { nothing, yes, no, text }: Spelling): string {
  if (value === null) return nothing;
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'string') return text(value);
  if (typeof value === 'number') return String(value);
  return value.length === 2 ? value[1] : '…';
}

/** A value with what it refers to, as far as that can be read in a line. */
export function valueText(
  value: TraceValue,
  things: Things,
  spelling: Spelling,
  reach = WHOLE,
): string {
  const id = numberOf(value);
  if (id === null) return plainText(value, spelling);
  const thing = things.get(id);
  if (!thing) return '…';
  const { kind, length } = thing;
  const name = nameOf(thing);
  const [open = '', close = ''] = spelling.brackets[kind];
  if (reach.depth >= DEEPEST) return `${name}${open}…${close}`;
  const within = { ...reach, depth: reach.depth + 1 };
  const inner = (one: TraceValue) => valueText(one, things, spelling, within);
  const texts = firstOf(partsInWords(thing, inner, spelling), reach.letters);
  if (texts.length === 0 && kind === 'set') return spelling.emptySet;
  // A tuple of one would be read as what is in it.
  if (length === 1 && kind === 'tuple') return `(${texts.join('')},)`;
  return `${name}${open}${listed(texts, length)}${close}`;
}

/** `Object` says no more than the brackets do. */
function nameOf({ kind, type }: Thing): string {
  return kind === 'object' && type !== 'Object' ? type : '';
}

function listed(shown: readonly string[], length: number): string {
  const more = length - shown.length;
  return [...shown, ...(more > 0 ? [`… ${String(more)} more`] : [])].join(', ');
}

/** What is read of a value; the rest is not even spelt, as each of its parts may be as large. */
function firstOf(parts: Iterable<string>, letters: number): string[] {
  const texts: string[] = [];
  let length = 0;
  for (const text of parts) {
    texts.push(text);
    length += text.length;
    if (texts.length >= ITEMS || length > letters) break;
  }
  return texts;
}

function* partsInWords(
  thing: Thing,
  inner: (value: TraceValue) => string,
  spelling: Spelling,
): Generator<string> {
  if (thing.kind === 'map') {
    for (const [key, one] of pairsOf(thing)) yield `${inner(key)}${spelling.entry}${inner(one)}`;
  } else if (thing.kind === 'object') {
    for (const [key, one] of pairsOf(thing)) {
      yield `${nameText(key, spelling)}${spelling.field}${inner(one)}`;
    }
  } else for (const one of valuesOf(thing)) yield inner(one);
}

/** A field's name, which is no text of the program. */
export function nameText(key: TraceValue, spelling: Spelling): string {
  return typeof key === 'string' ? key : plainText(key, spelling);
}

function quoted(text: string): string {
  const body = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return body.includes("'") ? `"${body}"` : `'${body}'`;
}
