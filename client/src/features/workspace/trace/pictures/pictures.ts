import type { TraceValue } from '@stepwise/contracts/trace';
import { thingKey, type Changes } from '../state/changes.ts';
import { linksOf } from './node-links.ts';
import { pageAt, type Page } from './page.ts';
import { rowsOfName, type Pointers } from './pointers.ts';
import {
  numberOf,
  pairsOf,
  valuesOf,
  type Frame,
  type Thing,
  type TraceState,
} from '../state/trace-state.ts';

/** A row of cells; below each the variables that point at it. */
export type Cells = {
  readonly kind: 'cells';
  readonly name: string;
  /** Null of a text, whose letters are the cells. */
  readonly id: number | null;
  readonly values: readonly TraceValue[];
  readonly hasPlaces: boolean;
  /** Names by the place they point at; one behind the last cell too. */
  readonly pointers: ReadonlyMap<number, readonly string[]>;
};

/** Rows of cells, of a large grid those of a page. */
export type Grid = {
  readonly kind: 'grid';
  readonly name: string;
  readonly rows: readonly { readonly id: number; readonly values: readonly TraceValue[] }[];
  readonly down: Page;
  readonly across: Page;
};

export type Table = {
  readonly kind: 'table';
  readonly name: string;
  readonly id: number;
  readonly pairs: readonly (readonly [TraceValue, TraceValue])[];
};

/** Objects that refer to each other. */
export type Linked = {
  readonly kind: 'linked';
  readonly ids: readonly number[];
  /** Variables by the object they name. */
  readonly names: ReadonlyMap<number, readonly string[]>;
};

export type Picture = Cells | Grid | Table | Linked;

type Named = readonly [name: string, value: TraceValue];

const PICTURES = 8;
const NODES = 60;
const LETTERS = 80;

/** What there is to draw of a state: what the innermost call names first, then the program's own. */
export function picturesOf({ frames, things }: TraceState, pointers: Pointers): Picture[] {
  const top = frames.at(-1);
  const shown = [...new Set([top, frames[0]])].filter((frame) => frame !== undefined);
  const named = shown.flatMap((frame) => namedIn(frame, things));
  const pictures: Picture[] = [];
  const linked = linkedOf(named, things);
  const drawn = new Set<number>(linked?.ids);
  if (linked) pictures.push(linked);
  for (const [name, value] of named) {
    if (pictures.length >= PICTURES) break;
    const at = (list: string) => pointersAt(list, pointers, top);
    const picture = pictureOf([name, value], things, drawn, at);
    if (picture) pictures.push(picture);
  }
  return pictures;
}

/** Variables, and the fields of objects that they name. */
function namedIn({ variables }: Frame, things: ReadonlyMap<number, Thing>): Named[] {
  return [...variables].flatMap(([name, value]): Named[] => {
    const thing = things.get(numberOf(value) ?? -1);
    if (thing?.kind !== 'object' || !isDrawnElsewhere(thing)) return [[name, value]];
    const fields = pairsOf(thing).flatMap(([key, one]): Named[] =>
      typeof key === 'string' ? [[`${name}.${key}`, one]] : [],
    );
    return [[name, value], ...fields];
  });
}

function pointersAt(
  name: string,
  pointers: Pointers,
  top: Frame | undefined,
): Map<number, string[]> {
  const at = new Map<number, string[]>();
  for (const pointer of pointers.get(name.split('.').at(-1) ?? name) ?? []) {
    const place = top?.variables.get(pointer);
    if (typeof place !== 'number' || !Number.isInteger(place) || place < 0) continue;
    at.set(place, [...(at.get(place) ?? []), pointer]);
  }
  return at;
}

function pictureOf(
  [name, value]: Named,
  things: ReadonlyMap<number, Thing>,
  drawn: Set<number>,
  pointersTo: (list: string) => Cells['pointers'],
): Picture | null {
  const pointers = pointersTo(name);
  if (typeof value === 'string') return lettersOf(name, value, pointers);
  const id = numberOf(value);
  const thing = id === null ? undefined : things.get(id);
  if (id === null || !thing || drawn.has(id) || isDrawnElsewhere(thing)) return null;
  drawn.add(id);
  if (thing.kind === 'map' || thing.kind === 'object')
    return { kind: 'table', name, id, pairs: pairsOf(thing) };
  const rows = rowsOf(thing, things);
  if (rows.length > 0) {
    for (const { id: row } of rows) drawn.add(row);
    return gridOf(name, rows, thing.length, [pointers, pointersTo(rowsOfName(name))]);
  }
  const hasPlaces = thing.kind !== 'set';
  return { kind: 'cells', name, id, values: valuesOf(thing), hasPlaces, pointers };
}

/** Objects of a class are nodes, or their fields are drawn; a plain one of JavaScript is used as a map too. */
function isDrawnElsewhere({ kind, type }: Thing): boolean {
  return kind === 'object' && type !== 'Object';
}

/** A text is worth cells where variables point into it. Places count code points, as Python does. */
function lettersOf(name: string, text: string, pointers: Cells['pointers']): Cells | null {
  if (pointers.size === 0 || text.length > LETTERS) return null;
  const values = Array.from(text);
  return { kind: 'cells', name, id: null, values, hasPlaces: true, pointers };
}

type Row = { readonly id: number; readonly thing: Thing };

function gridOf(
  name: string,
  all: readonly Row[],
  length: number,
  [toRows, toCells]: readonly [Cells['pointers'], Cells['pointers']],
): Grid {
  const most = (count: (thing: Thing) => number) =>
    all.reduce((found, { thing }) => Math.max(found, count(thing)), 0);
  const widest = most(({ items }) => items.length);
  const down = pageAt(firstWithin(toRows, all.length), all.length, length);
  const across = pageAt(
    firstWithin(toCells, widest),
    widest,
    most((thing) => thing.length),
  );
  const rows = all.slice(down.start, down.end).map(({ id, thing }) => {
    return { id, values: valuesOf(thing).slice(across.start, across.end) };
  });
  return { kind: 'grid', name, rows, down, across };
}

/** The first place that is pointed at; the start where none is. */
function firstWithin(pointers: Cells['pointers'], length: number): number {
  return [...pointers.keys()].find((place) => place < length) ?? 0;
}

/** The rows of a list that has nothing but lists; none of any other. */
function rowsOf(thing: Thing, things: ReadonlyMap<number, Thing>): Row[] {
  if (thing.kind !== 'list') return [];
  const values = valuesOf(thing);
  const rows = values.flatMap((one) => rowOf(one, things));
  return rows.length === values.length ? rows : [];
}

function rowOf(value: TraceValue, things: ReadonlyMap<number, Thing>): Row[] {
  const id = numberOf(value);
  const thing = id === null ? undefined : things.get(id);
  if (id === null || (thing?.kind !== 'list' && thing?.kind !== 'tuple')) return [];
  return [{ id, thing }];
}

/** Objects of which one leads to another of its type, or could: what the variables name, and all behind. */
function linkedOf(named: readonly Named[], things: ReadonlyMap<number, Thing>): Linked | null {
  const names = new Map<number, string[]>();
  const ids: number[] = [];
  for (const [name, value] of named) {
    const id = numberOf(value);
    if (id === null || things.get(id)?.kind !== 'object') continue;
    // What the field of an object leads to is told by an arrow.
    if (!name.includes('.')) names.set(id, [...(names.get(id) ?? []), name]);
    const todo = [id];
    for (let next = todo.shift(); next !== undefined; next = todo.shift()) {
      if (ids.includes(next) || ids.length >= NODES) continue;
      ids.push(next);
      todo.push(...linksOf(next, things).map(({ to }) => to));
    }
  }
  const isLinked = ids.some((id) => linksOf(id, things).length > 0);
  return isLinked ? { kind: 'linked', ids, names } : null;
}

/** Whether anything of an object has changed. */
export function hasChanged(id: number, { parts }: Changes): boolean {
  return parts.has(thingKey(id));
}
