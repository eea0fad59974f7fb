/**
 * A text as lines of words. One blank parts two words; whatever else stands between them belongs to a
 * word.
 */
export type Words = readonly (readonly string[])[];

/** One change of a text, made when it is wanted. */
export type Edit = () => Words;

type Place = readonly [line: number, word: number];

type Text = {
  readonly words: Words;
  /** Where whole numbers stand, in their order. */
  readonly numbers: readonly Place[];
  readonly placesOf: ReadonlyMap<number, readonly Place[]>;
};

export function wordsOf(text: string): Words {
  const lines = text.endsWith('\n') ? text.slice(0, -1) : text;
  return lines.split('\n').map((line) => line.split(' '));
}

export function textOf(words: Words): string {
  return words.map((line) => `${line.join(' ')}\n`).join('');
}

/**
 * What may become of a text by one change that keeps its form as far as that shows: what is taken out or
 * put in twice is counted anew where a number said how many there are. Nothing is known of what the
 * numbers mean: most of what comes of it is not valid.
 */
export function editsOf(words: Words): Edit[] {
  return editsByKind(words).flatMap((list) => list());
}

/** The same by their kind, each listed when it is wanted. */
export function editsByKind(words: Words): (() => Edit[])[] {
  const text = { words, ...numbersIn(words) };
  return KINDS.map((kind) => () => [...kind(text)]);
}

const KINDS: readonly ((text: Text) => Iterable<Edit>)[] = [
  ...[lineEdits, wordEdits, columnEdits, letterEdits, gridEdits],
  ...[numberEdits, boundEdits, allNumberEdits, swaps],
];

const INTEGER = /^(?:0|-?[1-9][0-9]{0,14})$/;

function numbersIn(words: Words): Omit<Text, 'words'> {
  const numbers: Place[] = [];
  const placesOf = new Map<number, Place[]>();
  for (const [row, line] of words.entries()) {
    for (const [column, word] of line.entries()) {
      if (!INTEGER.test(word)) continue;
      numbers.push([row, column]);
      const equal = placesOf.get(Number(word)) ?? [];
      equal.push([row, column]);
      placesOf.set(Number(word), equal);
    }
  }
  return { numbers, placesOf };
}

function wordAt(words: Words, [row, column]: Place): string {
  return words[row]?.[column] ?? '';
}

function withWord(words: Words, [row, column]: Place, word: string): Words {
  return words.with(row, (words[row] ?? []).with(column, word));
}

function changed(words: Words, at: readonly Place[], change: (n: number) => number): Words {
  return at.reduce(
    (left, place) => withWord(left, place, String(change(Number(wordAt(words, place))))),
    words,
  );
}

/** Longer runs first: where what is taken out of `count` things begins, and how long it is. */
function* runs(count: number): Generator<readonly [start: number, length: number]> {
  for (let length = count; length >= 1; length = length > 4 ? length >> 1 : length - 1) {
    for (let start = 0; start + length <= count; start++) yield [start, length];
  }
}

/** Numbers that are looked at as counts of the same. */
const COUNTS_MAX = 6;

/** Which counts change with what there are `size` of: none, all of that number, and each of them alone. */
function countsOf({ placesOf }: Text, size: number): (readonly Place[])[] {
  const counts = (placesOf.get(size) ?? []).slice(0, COUNTS_MAX);
  const each = counts.length < 2 ? [] : counts.map((place) => [place]);
  return [[], ...(counts.length > 0 ? [counts] : []), ...each];
}

/** Lines taken out or put in twice; a number above them may say how many there are below it. */
function* lineEdits({ words, numbers }: Text): Generator<Edit> {
  const countsAbove = (line: number, least: number): (readonly Place[])[] => {
    const isCount = (place: Place): boolean => {
      const number = Number(wordAt(words, place));
      return place[0] < line && number >= least && number < words.length - place[0];
    };
    return [
      [],
      ...numbers
        .filter(isCount)
        .slice(0, COUNTS_MAX)
        .map((place) => [place]),
    ];
  };
  for (const [start, length] of runs(words.length)) {
    for (const counts of countsAbove(start, length)) {
      yield () => changed(words, counts, (n) => n - length).toSpliced(start, length);
    }
  }
  for (const [row, line] of words.entries()) {
    for (const counts of countsAbove(row, 1)) {
      yield () => changed(words, counts, (n) => n + 1).toSpliced(row, 0, line);
    }
  }
}

function* wordEdits(text: Text): Generator<Edit> {
  const { words } = text;
  for (const [row, line] of words.entries()) {
    for (const counts of countsOf(text, line.length)) {
      const recounted = (
        by: number,
        edit: (line: readonly string[]) => readonly string[],
      ): Words => {
        const left = changed(words, counts, (n) => n + by);
        return left.with(row, edit(left[row] ?? []));
      };
      for (const [start, length] of runs(line.length)) {
        yield () => recounted(-length, (left) => left.toSpliced(start, length));
      }
      for (const [column, word] of line.entries()) {
        yield () => recounted(1, (left) => left.toSpliced(column, 0, word));
      }
    }
  }
}

/** At least so many lines next to each other of which all have a size, and the same one. */
function blocks(words: Words, least: number, sizeOf: (line: readonly string[]) => number) {
  const found: { readonly start: number; readonly end: number; readonly size: number }[] = [];
  for (let start = 0; start < words.length;) {
    const size = sizeOf(words[start] ?? []);
    let end = start + 1;
    while (end < words.length && sizeOf(words[end] ?? []) === size) end++;
    if (size > 1 && end - start >= least) found.push({ start, end, size });
    start = end;
  }
  return found;
}

/** A column taken out of lines of as many words each; of a square also the line of the same number. */
function* columnEdits(text: Text): Generator<Edit> {
  const { words } = text;
  for (const { start, end, size } of blocks(words, 2, (line) => line.length)) {
    for (const counts of countsOf(text, size)) {
      for (let column = 0; column < size; column++) {
        const narrow = (): Words =>
          changed(words, counts, (n) => n - 1).map((line, row) =>
            row >= start && row < end ? line.toSpliced(column, 1) : line,
          );
        yield narrow;
        if (size === end - start) yield () => narrow().toSpliced(start + column, 1);
      }
    }
  }
}

/** Letters that one may become. */
const LETTERS_MAX = 5;

function* letterEdits(text: Text): Generator<Edit> {
  const { words } = text;
  const others = [...new Set(lettersOf(words.flat().filter(isNoNumber).join('')))].sort();
  for (const place of placesOfWords(words)) {
    const letters = lettersOf(wordAt(words, place));
    for (const counts of countsOf(text, letters.length)) {
      const recounted = (by: number, to: readonly string[]): Words =>
        withWord(
          changed(words, counts, (n) => n + by),
          place,
          to.join(''),
        );
      for (const [start, length] of runs(letters.length)) {
        yield () => recounted(-length, letters.toSpliced(start, length));
      }
      for (const [at, letter] of letters.entries()) {
        yield () => recounted(1, letters.toSpliced(at, 0, letter));
      }
    }
    for (const [at, letter] of letters.entries()) {
      for (const other of others.slice(0, LETTERS_MAX)) {
        if (other !== letter) yield () => withWord(words, place, letters.with(at, other).join(''));
      }
    }
  }
}

/** Whole ones: half of one is no text. */
function lettersOf(word: string): string[] {
  return Array.from(word);
}

function isNoNumber(word: string): boolean {
  return !INTEGER.test(word);
}

function placesOfWords(words: Words): Place[] {
  return words.flatMap((line, row) =>
    line.flatMap((word, column): Place[] => (isNoNumber(word) ? [[row, column]] : [])),
  );
}

/** A column of letters taken out of lines of one word. */
function* gridEdits(text: Text): Generator<Edit> {
  const { words } = text;
  const widthOf = (line: readonly string[]): number =>
    line.length === 1 ? lettersOf(line[0] ?? '').length : 0;
  for (const { start, end, size } of blocks(words, 1, widthOf)) {
    for (const counts of countsOf(text, size)) {
      for (let column = 0; column < size; column++) {
        const narrow = (word: string): string => lettersOf(word).toSpliced(column, 1).join('');
        yield () =>
          changed(words, counts, (n) => n - 1).map((line, row) =>
            row >= start && row < end ? line.map(narrow) : line,
          );
      }
    }
  }
}

/** Other numbers of the text that one may become. */
const OTHERS_MAX = 5;

function* numberEdits({ words, numbers, placesOf }: Text): Generator<Edit> {
  const known = [...placesOf.keys()].sort((a, b) => a - b).slice(0, OTHERS_MAX);
  for (const place of numbers) {
    const number = Number(wordAt(words, place));
    const near = [number - 1, number + 1, number - 2, -number];
    for (const other of new Set([...towardsZero(number), ...near, ...known])) {
      if (other !== number) yield () => changed(words, [place], () => other);
    }
  }
}

/** Equal numbers come down together, and so does what is bound by one, as places are by their number. */
function* boundEdits({ words, numbers, placesOf }: Text): Generator<Edit> {
  for (const [number, equal] of placesOf) {
    const bound = numbers.filter((place) => Number(wordAt(words, place)) >= number);
    for (const lower of towardsZero(number)) {
      if (equal.length > 1) yield () => changed(words, equal, () => lower);
      if (bound.length > equal.length) yield () => changed(words, bound, () => lower);
    }
  }
}

function towardsZero(number: number): number[] {
  const parts = [10, 2].map((factor) => Math.trunc(number / factor));
  const wanted = [0, 1, -1, 2, ...parts, number - Math.sign(number)];
  return [...new Set(wanted)].filter((lower) => Math.abs(lower) < Math.abs(number));
}

/** Every number by its rank among them, and every number cut in the same way. */
function* allNumberEdits({ words, numbers, placesOf }: Text): Generator<Edit> {
  const ranks = [...placesOf.keys()].sort((a, b) => a - b);
  for (const first of [0, 1]) {
    yield () => changed(words, numbers, (n) => ranks.indexOf(n) + first);
  }
  for (const factor of [1000, 10, 2]) {
    yield () => changed(words, numbers, (n) => Math.trunc(n / factor));
  }
}

/** Neighbours change places. */
function* swaps({ words }: Text): Generator<Edit> {
  const swapped = <T>(all: readonly T[], at: number): T[] => {
    const [one, other] = all.slice(at, at + 2);
    return one === undefined || other === undefined ? [...all] : all.toSpliced(at, 2, other, one);
  };
  for (let row = 0; row + 1 < words.length; row++) yield () => swapped(words, row);
  for (const [row, line] of words.entries()) {
    for (let column = 0; column + 1 < line.length; column++) {
      yield () => words.with(row, swapped(line, column));
    }
  }
}
