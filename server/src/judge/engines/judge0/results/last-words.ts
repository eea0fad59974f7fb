/** Such as "run: line 1:     3 Killed                  /usr/bin/node script.js". */
const WORDS = /(?:^|\n)run: line \d+: +\d+ ([A-Z][^\n]*)\n?$/;
const LONGEST = 1024;

/** Parts what the shell around a program says of its end from what the program itself wrote. */
export function lastWords(stderr: Buffer): {
  readonly words: string | null;
  readonly rest: Buffer;
} {
  const tail = stderr.subarray(-LONGEST).toString('latin1');
  const found = WORDS.exec(tail);
  if (!found) return { words: null, rest: stderr };
  const isFirstLine = found[0].startsWith('run:');
  const at = stderr.byteLength - tail.length + found.index + (isFirstLine ? 0 : 1);
  return { words: found[1] ?? '', rest: stderr.subarray(0, at) };
}
