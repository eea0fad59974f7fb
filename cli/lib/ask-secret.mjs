import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

const SECRET_MAX = 1_000;

/**
 * Reads a secret: what is typed or pasted is not shown, and never is an argument, which other people on
 * the machine could see. Without a terminal it is what comes through the pipe.
 * @param {string} question
 */
export async function askSecret(question) {
  if (!process.stdin.isTTY) return (await readPipe()).trim();
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: true });
  process.stderr.write(question);
  try {
    return (await lines.question('')).trim();
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}

async function readPipe() {
  let text = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) {
    text += chunk;
    if (text.length > SECRET_MAX) break;
  }
  return text;
}
