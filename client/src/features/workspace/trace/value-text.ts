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
  const inner = (one: TraceValue): string => valueText(one, things, depth + 1);
  const texts =
    kind === 'map'
      ? pairsOf(thing).map(([key, one]) => `${inner(key)}: ${inner(one)}`)
      : kind === 'object'
        ? pairsOf(thing).map(([key, one]) => `${nameText(key)}=${inner(one)}`)
        : valuesOf(thing).map(inner);
  const shown = texts.slice(0, ITEMS);
  if (thing.length > shown.length) shown.push(`… ${String(thing.length - shown.length)} more`);
  const comma = kind === 'tuple' && texts.length === 1 ? ',' : '';
  if (kind === 'set' && texts.length === 0) return 'set()';
  return `${name}${open}${shown.join(', ')}${comma}${close}`;
}

/** A field's name, which is no text of the program. */
export function nameText(key: TraceValue): string {
  return typeof key === 'string' ? key : plainText(key);
}

function quoted(text: string): string {
  const body = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return body.includes("'") ? `"${body}"` : `'${body}'`;
}
