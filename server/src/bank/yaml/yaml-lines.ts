import { EVENT_ID, getScalarValue, parseEvents } from 'js-yaml';
import type { Event } from 'js-yaml';

/** Where a value of a YAML text stands, and the values inside of it by key or position. */
type Place = { readonly at: number; readonly inner: ReadonlyMap<string, Place> };

/**
 * Tells the line (from 1) of the value at `path`, or of the nearest value around it when the path
 * ends earlier, as it does for a key that is missing.
 */
export function lineFinder(text: string): (path: readonly PropertyKey[]) => number {
  const events = parseEvents(text, {}).values();
  const root = placeOf(text, nextOf(events), events);
  const lineAt = lineCounter(text);
  return (path) => {
    let place = root;
    for (const key of path) {
      const next = place.inner.get(String(key));
      if (!next) break;
      place = next;
    }
    return lineAt(place.at);
  };
}

/** Counts the lines once, however often it is asked. */
function lineCounter(text: string): (at: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (at) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

function placeOf(text: string, event: Event, events: Iterator<Event, undefined>): Place {
  switch (event.type) {
    case EVENT_ID.DOCUMENT:
      return placeOf(text, nextOf(events), events);
    case EVENT_ID.MAPPING:
      return { at: event.start, inner: readMapping(text, events) };
    case EVENT_ID.SEQUENCE:
      return { at: event.start, inner: readSequence(text, events) };
    case EVENT_ID.SCALAR:
      return { at: Math.max(0, event.valueStart), inner: new Map() };
    case EVENT_ID.ALIAS:
      return { at: event.anchorStart, inner: new Map() };
    case EVENT_ID.POP:
      return { at: 0, inner: new Map() };
  }
}

/** A value is placed at its key: that is where a person looks for it. */
function readMapping(text: string, events: Iterator<Event, undefined>): Map<string, Place> {
  const inner = new Map<string, Place>();
  for (let key = nextOf(events); key.type !== EVENT_ID.POP; key = nextOf(events)) {
    const { inner: values } = placeOf(text, nextOf(events), events);
    if (key.type !== EVENT_ID.SCALAR) continue;
    inner.set(getScalarValue(text, key), { at: key.valueStart, inner: values });
  }
  return inner;
}

function readSequence(text: string, events: Iterator<Event, undefined>): Map<string, Place> {
  const inner = new Map<string, Place>();
  for (let event = nextOf(events); event.type !== EVENT_ID.POP; event = nextOf(events)) {
    inner.set(String(inner.size), placeOf(text, event, events));
  }
  return inner;
}

function nextOf(events: Iterator<Event, undefined>): Event {
  const next = events.next();
  return next.done === true ? { type: EVENT_ID.POP } : next.value;
}
