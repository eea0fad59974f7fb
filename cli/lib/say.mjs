/**
 * A text of somebody else's, without what a terminal would obey.
 * @param {string} text
 */
export function plain(text) {
  return text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (found) =>
    found === '\n' ? '\n' : ' ',
  );
}

/** @param {string} text */
export function say(text) {
  clearProgress();
  process.stdout.write(`${plain(text)}\n`);
}

/** @param {string} text */
export function warn(text) {
  clearProgress();
  process.stderr.write(`${plain(text)}\n`);
}

let hasProgress = false;

/**
 * A line that the next one replaces. Only for who looks on: not in a file or a pipe.
 * @param {string} text
 */
export function sayProgress(text) {
  if (!process.stdout.isTTY) return;
  process.stdout.write(`\r\u001b[K${plain(text)}`);
  hasProgress = true;
}

export function clearProgress() {
  if (hasProgress) process.stdout.write('\r\u001b[K');
  hasProgress = false;
}

/**
 * A piece of output as a line shows it: in quotes, with odd characters spelled out, not too long.
 * @param {string} text
 */
export function quote(text) {
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return JSON.stringify(shown);
}
