import { z } from 'zod';

/**
 * Text that can be stored: PostgreSQL refuses NUL, and half a surrogate pair has no UTF-8 form.
 * Both arrive only from broken or hostile clients, so they are refused rather than repaired.
 * @param missing what to say when the text is not there
 */
export function storableText(missing?: string): z.ZodString {
  return z.string(missing).refine(isStorable, 'Text must not contain NUL or broken characters');
}

/** Line breaks, and what turns the direction of the text around it. */
const DISGUISES = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
/** Halves of surrogate pairs without the other. */
const HALVES = /\p{Cs}/gu;
const UNSEEN = /^[\p{Cf}\s]*$/u;

/**
 * A name as others see it, in one line: what makes it look like another one is refused.
 * @param what begins the sentence that refuses it, like "Name"
 */
export function nameText(what: string, missing?: string): z.ZodString {
  const message = `${what} must not contain control characters`;
  return storableText(missing).refine((text) => !isStorable(text) || isPlainName(text), message);
}

/** Whether a text, apart from what stands around it, is one line that shows what it says. */
export function isPlainName(text: string): boolean {
  return !DISGUISES.test(text.trim());
}

/**
 * The plain name that is left of somebody else's text: what a name must not contain is dropped, and no
 * character is cut in two. Empty when nothing is left to be seen.
 * @param max length, as the contracts count it
 */
export function toPlainName(text: string, max: number): string {
  const plain = text.replace(new RegExp(DISGUISES, 'gu'), '').replace(HALVES, '').trim();
  const name = plain.slice(0, max).replace(HALVES, '').trim();
  return UNSEEN.test(name) ? '' : name;
}

/** Whether a text can be stored and hashed as it is: no NUL, no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Length of a text as UTF-8, in bytes. Counted here because a contract knows no runtime's encoder. */
export function utf8Bytes(text: string): number {
  let bytes = 0;
  for (const character of text) bytes += bytesOf(character.codePointAt(0) ?? 0);
  return bytes;
}

function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
