/** With `'` and dots within it, not around it: they are of an address there, and of a sentence here. */
const WORDS = /[^\s,;:"'<>()[\]](?:[^\s,;:"<>()[\]]*[^\s,;:"'<>()[\].])?/g;

/**
 * The email addresses in a text, each once, and the words beside it: a list, lines of a CSV file, what a mail
 * program copies. Alone in its line an address has all words of the line, otherwise those before it.
 */
export function addressesIn(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of text.replace(/\bmailto:/gi, ' ').split(/[\r\n]+/)) {
    const addresses = [...line.matchAll(WORDS)].filter(([word]) => word.includes('@'));
    let end = 0;
    for (const { 0: address, index } of addresses) {
      const before = line.slice(end, index);
      end = index + address.length;
      const beside = addresses.length === 1 ? `${before} ${line.slice(end)}` : before;
      const email = address.toLowerCase();
      if (!found.has(email)) found.set(email, plain(beside));
    }
  }
  return found;
}

/** Without what stands between the cells of a file, and around a name. */
function plain(text: string): string {
  return text
    .replace(/[\s,;:"<>()[\]]+/g, ' ')
    .replace(/(?<!\S)'|'(?!\S)/g, '')
    .trim();
}
