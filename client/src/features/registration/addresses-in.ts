/**
 * The email addresses in a text, each once: a list, lines of a CSV file, what a mail program copies.
 */
export function addressesIn(text: string): string[] {
  const words = text.split(/[\s,;:"'<>()[\]]+/).map((word) => word.toLowerCase());
  return [...new Set(words.filter((word) => word.includes('@')))];
}
