/**
 * Which of two inputs is smaller, for a person who has to understand it: fewer words, then fewer
 * letters, then smaller numbers. Different texts are never equal, so that shrinking comes to an end.
 */
export function compareInputs(a: string, b: string): number {
  return compareSizes(sizeOf(a), sizeOf(b));
}

export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

type Size = { readonly text: string; readonly words: number; readonly sum: number };

function sizeOf(text: string): Size {
  let sum = 0;
  for (const [number] of text.matchAll(/\d+/g)) sum += Number(number);
  return { text, words: countWords(text), sum };
}

function compareSizes(a: Size, b: Size): number {
  return (
    a.words - b.words ||
    a.text.length - b.text.length ||
    a.sum - b.sum ||
    (a.text < b.text ? -1 : Number(a.text > b.text))
  );
}

/** Each text once, the smallest first. */
export function smallestFirst<T extends { readonly text: string }>(inputs: Iterable<T>): T[] {
  const byText = new Map<string, { readonly input: T; readonly size: Size }>();
  for (const input of inputs) {
    if (!byText.has(input.text)) byText.set(input.text, { input, size: sizeOf(input.text) });
  }
  const sized = [...byText.values()].sort((a, b) => compareSizes(a.size, b.size));
  return sized.map(({ input }) => input);
}
