import { bankError } from '../../bank-error.ts';

/** Characters that constants may put into one text. */
const CHARACTERS_MAX = 256 * 1024;

/**
 * Gives the values of a package's constants for one text.
 * @throws {BankError} when the text becomes far longer by them
 */
export function constantReader(
  constants: ReadonlyMap<string, string>,
): (name: string) => string | undefined {
  let characters = 0;
  return (name) => {
    const value = constants.get(name);
    characters += value?.length ?? 0;
    if (characters <= CHARACTERS_MAX) return value;
    const most = `${CHARACTERS_MAX} characters`;
    throw bankError('problem.yaml', `constants: put more than ${most} into a text`);
  };
}
