import type { LanguageKey } from '@stepwise/contracts/language';
import { declarationsOf } from './declarations.ts';

/** Marks the one function or class of a starter that the user has to write. */
const MARK = 'Write your code here';

/**
 * A starter with its one function as the reference solution has it, after the helpers that only the
 * reference solution declares. All else, reading and printing, stays the starter's.
 * @returns null when the starter marks no function, or none that the reference solution has
 * @throws {PythonMissingError}
 */
export async function fillStarter(
  language: LanguageKey,
  starter: string,
  reference: string,
): Promise<string | null> {
  const given = await declarationsOf(language, starter);
  const known = await declarationsOf(language, reference);
  const marked = given.find(({ start, end }) => starter.slice(start, end).includes(MARK));
  if (!marked || !known.some(({ name }) => name === marked.name)) return null;
  const isGiven = (name: string): boolean => given.some((one) => one.name === name);
  const written = known
    .filter(({ name }) => name === marked.name || !isGiven(name))
    .map(({ start, end }) => reference.slice(start, end));
  return starter.slice(0, marked.start) + written.join('\n\n') + starter.slice(marked.end);
}
