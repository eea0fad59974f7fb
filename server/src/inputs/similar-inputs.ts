import { compareInputs, smallestFirst } from './input-order.ts';
import type { InputSource, MadeInput } from './input-source.ts';
import { randomSource, type RandomSource } from './random-source.ts';
import { SMALLER_MAX } from './smaller-inputs.ts';
import { editsByKind, editsOf, textOf, wordsOf } from './text-edits.ts';

/** Increase it when the same texts lead to others. */
const VERSION = 1;
/** Texts to begin with, and characters of each: all edits of a text are listed. */
export const SIMILAR_TO_MAX = 10;
export const SIMILAR_CHARACTERS_MAX = 400;
const ROUNDS = 24;
const MADE_MAX = 200;
/** Draws per input wanted: many come up again. */
const ATTEMPTS = 3;
/** Of these attempts, how many follow each other without a pause. */
const AT_ONCE = 25;
/** Texts from which others are made; every second one is made of the smallest few. */
const KNOWN_MAX = 2000;
const SMALLEST = 40;
/** Edits one after the other: what lies between need not be valid. */
const EDITS_MAX = 3;

type Text = { readonly text: string };

/**
 * Inputs like texts that are known to be valid: what becomes of those by a few edits, and then of what
 * was valid among that. A validator has to look at every one.
 */
export function similarSource(texts: readonly string[]): InputSource {
  const short = texts.filter((text) => text.length <= SIMILAR_CHARACTERS_MAX);
  // The last line may lack its end where somebody typed it.
  const whole = short.map((text) => ({ text: textOf(wordsOf(text)) }));
  const first = smallestFirst(whole).slice(0, SIMILAR_TO_MAX);
  return {
    madeOf: ['similar', VERSION, first],
    *batches({ drawn }, seed) {
      const random = randomSource(seed);
      const seen = new Set(first.map(({ text }) => text));
      let known: readonly Text[] = textsOf(yield first.map(made));
      for (let round = 0; round < ROUNDS && known.length > 0; round++) {
        const fresh = yield* freshLike(known, Math.min(drawn, MADE_MAX), { random, seen });
        if (fresh.length === 0) return;
        const valid = textsOf(yield fresh);
        known = smallestFirst([...known, ...valid]).slice(0, KNOWN_MAX);
      }
    },
  };
}

function textsOf(valid: readonly string[] | undefined): Text[] {
  return (valid ?? []).map((text) => ({ text }));
}

function made({ text }: Text): MadeInput {
  return { text, smaller: () => Promise.resolve(smallerTexts(text).map(made)) };
}

/** What one edit makes of a text and is smaller, the smallest first. */
function smallerTexts(text: string): Text[] {
  const edited = editsOf(wordsOf(text)).map((edit) => ({ text: textOf(edit()) }));
  const smaller = edited.filter((one) => compareInputs(one.text, text) < 0);
  return smallestFirst(smaller).slice(0, SMALLER_MAX);
}

type Drawing = { readonly random: RandomSource; readonly seen: Set<string> };

/** Yields nothing now and then: to list the edits of long texts takes its time, which others want as well. */
function* freshLike(
  known: readonly Text[],
  wanted: number,
  { random, seen }: Drawing,
): Generator<readonly MadeInput[], readonly MadeInput[], unknown> {
  const fresh: Text[] = [];
  for (let attempt = 0; attempt < ATTEMPTS * wanted && fresh.length < wanted; attempt++) {
    if (attempt % AT_ONCE === AT_ONCE - 1) yield [];
    const among = random.below(2) === 0 ? Math.min(known.length, SMALLEST) : known.length;
    const text = editedOf(known[random.below(among)]?.text ?? '', random);
    if (text.length <= SIMILAR_CHARACTERS_MAX && !seen.has(text)) fresh.push({ text });
    seen.add(text);
  }
  return smallestFirst(fresh).map(made);
}

function editedOf(text: string, random: RandomSource): string {
  let words = wordsOf(text);
  for (let edits = 1 + random.below(EDITS_MAX); edits > 0; edits--) {
    // Of some kinds a text has hundreds, of others a few that matter as much.
    const ofOneKind = random.below(2) === 0 ? random.pick(editsByKind(words))?.() : undefined;
    words = random.pick(ofOneKind ?? editsOf(words))?.() ?? words;
  }
  return textOf(words);
}
