import { bankError } from '../bank-error.ts';

const CHARACTERS_MAX = 200_000;

/** @throws {BankError} a statement or solution is longer than anybody reads */
export function refuseLongText(file: string, text: string): void {
  if (text.length > CHARACTERS_MAX) {
    throw bankError(file, `is longer than ${CHARACTERS_MAX} characters`);
  }
}
