import type { ProgramFile } from '../box/box-messages.ts';
import type { CompileOutcome } from '../languages/toolchain.ts';

/** Bounds of what a compiler may make, warm or cold: files and their bytes together. */
export const COLLECT = { files: 500, bytes: 4 << 20 };
/** Of the compiler's text, what is worth reading. */
const TEXT_BYTES = 32 << 10;
/** A compiler that says more is stopped when it runs cold. */
export const SAID_BYTES = 1 << 20;

/** What a warm compiler may answer: all of that, and the lengths. */
export const ANSWER_BYTES = 8 << 20;

/** The compiler's own text as it is shown. */
export function shownText(said: Buffer): string {
  return said.subarray(0, TEXT_BYTES).toString().trimEnd();
}

/** Null when the lengths do not add up. */
function split(body: Buffer): Buffer[] | null {
  const parts: Buffer[] = [];
  for (let at = 0; at < body.byteLength;) {
    if (body.byteLength - at < 4) return null;
    const end = at + 4 + body.readUInt32BE(at);
    if (end > body.byteLength) return null;
    parts.push(body.subarray(at + 4, end));
    at = end;
  }
  return parts;
}

/** Names and contents in turn; null when they are more than a program may have. */
function toFiles(parts: readonly Buffer[]): ProgramFile[] | null {
  const files: ProgramFile[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    files.push({ path: String(parts[at]), bytes: parts[at + 1] ?? Buffer.alloc(0) });
  }
  const bytes = files.reduce((sum, file) => sum + file.bytes.byteLength, 0);
  return files.length > COLLECT.files || bytes > COLLECT.bytes ? null : files;
}

/** Whether a warm compiler left the source to a cold one and never compiled it. */
export function hasLeft(body: Buffer): boolean {
  return String(split(body)?.[0]) === 'left';
}

/**
 * Reads "ok" or "errors", the text, then names and files.
 * @returns null when only a cold compiler can tell: the warm one is not sure, or what it made is
 *   past a bound that decides about the program
 */
export function toOutcome(body: Buffer): CompileOutcome | null {
  const [verdict, said, ...rest] = split(body) ?? [];
  const ok = String(verdict) === 'ok';
  if (!said || (!ok && String(verdict) !== 'errors')) return null;
  const files = toFiles(rest);
  if (!files || said.byteLength >= SAID_BYTES) return null;
  return { ok, output: shownText(said), files, isSure: true };
}
