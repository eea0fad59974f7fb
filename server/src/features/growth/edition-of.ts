import { createHash } from 'node:crypto';
import type { LanguageKey } from '@stepwise/contracts/language';
import type { Ladder } from '../../growth/ladder.ts';

/** Increase it when counts become better: what is kept is then measured again. */
const COUNTING_VERSION = 3;

type Measured = {
  readonly ladder: Ladder;
  readonly language: LanguageKey;
  /** The reference solution in that language. */
  readonly reference: string;
};

/** Names what a measurement is made of beside the program: with the same it would find the same. */
export function editionOf({ ladder, language, reference }: Measured): string {
  const parts = [COUNTING_VERSION, ladder, language, reference];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
