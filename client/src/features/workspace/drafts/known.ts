import { fits, type Shape } from '../../../lib/api/shape.ts';
import { readText, writeText } from '../../../lib/browser/storage.ts';
import { NOTHING_KNOWN, type Known } from './decide.ts';
import { placeKey, type TextPlace } from './drafts.ts';

const PREFIX = 'stepwise.draft-known.v1';

const TEXT: Shape = ['or', 'string', 'null'];
const KNOWN: Shape = ['object', { revision: 'number', code: TEXT, 'sent?': TEXT }];

/** What the browser refuses to keep is known as long as the page. */
const refused = new Map<string, string>();

/** What this browser and the server had in common last; tabs share it. */
export function readKnown(place: TextPlace): Known {
  const key = placeKey(PREFIX, place);
  const text = refused.get(key) ?? readText(key);
  // Nobody but `writeKnown` writes there.
  const known: unknown = JSON.parse(text ?? 'null');
  return fits(known, KNOWN) ? (known as Known) : NOTHING_KNOWN;
}

export function writeKnown(place: TextPlace, known: Known): void {
  const key = placeKey(PREFIX, place);
  const text = JSON.stringify(known);
  if (writeText(key, text)) refused.delete(key);
  else refused.set(key, text);
}
