/** Bytes that a text in a class may have are more than what so many letters have. */
const TEXT_MAX = 20_000;

const ESCAPES: Readonly<Record<string, string>> = {
  ...{ '\n': '\\n', '\t': '\\t', '"': '\\"', '\\': '\\\\' },
};

/** A text as it is written in Java. */
export const literal = (text: string): string =>
  `"${text.replaceAll(/[\n\t"\\]/g, (one) => ESCAPES[one] ?? one)}"`;

/** In parts that are no longer than a text may be. */
export function parts(whole: string): string[] {
  const all = [];
  for (let at = 0; at < whole.length; at += TEXT_MAX) all.push(whole.slice(at, at + TEXT_MAX));
  return all;
}

/** A text of any length. */
export const longText = (text: string): string =>
  `java.lang.String.join("", ${['', ...parts(text)].map(literal).join()})`;
