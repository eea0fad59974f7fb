/**
 * Which of two inputs is smaller, for a person who has to understand it: fewer words, then fewer
 * letters, then smaller numbers. Different texts are never equal, so that shrinking comes to an end.
 */
export function compareInputs(a: string, b: string): number {
  return (
    countWords(a) - countWords(b) ||
    a.length - b.length ||
    sumOf(a) - sumOf(b) ||
    (a < b ? -1 : Number(a > b))
  );
}

export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

function sumOf(text: string): number {
  let sum = 0;
  for (const [number] of text.matchAll(/\d+/g)) sum += Number(number);
  return sum;
}

/** Each text once, the smallest first. */
export function smallestFirst<T extends { readonly text: string }>(inputs: Iterable<T>): T[] {
  const byText = new Map<string, T>();
  for (const input of inputs) if (!byText.has(input.text)) byText.set(input.text, input);
  return [...byText.values()].sort((a, b) => compareInputs(a.text, b.text));
}
