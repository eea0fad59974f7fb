import type { DRAFT_KEEP_MAX as CONTRACT } from '@stepwise/contracts/draft';
import { fits, type Shape } from '../../../lib/api/shape.ts';
import { keepText, readText } from '../../../lib/browser/storage.ts';
import { placeKey, type TextPlace } from './drafts.ts';

/** The contract's number, held to it by its type: its module would bring the schema library along. */
const ASIDE_MAX: typeof CONTRACT = 5;
const PREFIX = 'stepwise.draft-aside.v1';

/** A text that was replaced as a whole and is not yet among the versions on the server. */
export type Aside = { readonly code: string; readonly writtenAt: string };

const ASIDES: Shape = ['list', ['object', { code: 'string', writtenAt: 'string' }]];

/** Oldest first. */
export function readAside(place: TextPlace): readonly Aside[] {
  // Nobody but `keep` writes there.
  const asides: unknown = JSON.parse(readText(placeKey(PREFIX, place)) ?? '[]');
  return fits(asides, ASIDES) ? (asides as Aside[]) : [];
}

/** Sets a text aside before another takes its place. */
export function setAside(place: TextPlace, code: string): void {
  if (code.trim() === '') return;
  const others = readAside(place).filter((one) => one.code !== code);
  const asides = [...others, { code, writtenAt: new Date().toISOString() }];
  keep(place, asides.slice(-ASIDE_MAX));
}

/** They are on the server by now. */
export function forgetAside(place: TextPlace, sent: readonly Aside[]): void {
  const codes = new Set(sent.map(({ code }) => code));
  keep(
    place,
    readAside(place).filter(({ code }) => !codes.has(code)),
  );
}

function keep(place: TextPlace, asides: readonly Aside[]): void {
  keepText(placeKey(PREFIX, place), asides.length === 0 ? null : JSON.stringify(asides));
}
