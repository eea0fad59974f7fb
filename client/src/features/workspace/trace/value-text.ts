import type { TraceValue } from '@stepwise/contracts/trace';
import { numberOf, pairsOf, valuesOf, type Thing } from './trace-state.ts';

type Things = ReadonlyMap<number, Thing>;

const DEEPEST = 3;
const ITEMS = 40;
const BRACKETS = { list: '[]', tuple: '()', set: '{}', map: '{}', object: '()' } as const;

/** A value without what it refers to, as Python writes it. */
export function plainText(value: TraceValue): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return String(value);
  return value.length === 2 ? value[1] : '…';
}

/** A value with what it refers to, as far as that can be read in a line. */
export function valueText(value: TraceValue, things: Things, depth = 0): string {
  const id = numberOf(value);
  if (id === null) return plainText(value);
  const thing = things.get(id);
  if (!thing) return '…';
  const { kind, type } = thing;
  const name = kind === 'object' ? type : '';
  const [open = '', close = ''] = BRACKETS[kind];
  if (depth >= DEEPEST) return `${name}${open}…${close}`;
  const texts = partsInWords(thing, (one) => valueText(one, things, depth + 1));
  if (texts.length === 0 && kind === 'set') return 'set()';
  // A tuple of one would be read as what is in it.
  if (texts.length === 1 && kind === 'tuple') return `(${texts.join('')},)`;
  return `${name}${open}${listed(texts, thing.length)}${close}`;
}

function listed(texts: readonly string[], length: number): string {
  const shown = texts.slice(0, ITEMS);
  const more = length - shown.length;
  return [...shown, ...(more > 0 ? [`… ${String(more)} more`] : [])].join(', ');
}

function partsInWords(thing: Thing, inner: (value: TraceValue) => string): string[] {
  switch (thing.kind) {
    case 'map':
      return pairsOf(thing).map(([key, one]) => `${inner(key)}: ${inner(one)}`);
    case 'object':
      return pairsOf(thing).map(([key, one]) => `${nameText(key)}=${inner(one)}`);
    default:
      return valuesOf(thing).map(inner);
  }
}

/** A field's name, which is no text of the program. */
export function nameText(key: TraceValue): string {
  return typeof key === 'string' ? key : plainText(key);
}

function quoted(text: string): string {
  const body = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return body.includes("'") ? `"${body}"` : `'${body}'`;
}
