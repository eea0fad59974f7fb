/** The arguments by which the package format's default comparison decides as this checker does. */
export function argumentsOfChecker(checker: string): readonly string[] {
  if (checker === 'tokens') return [];
  if (checker === 'tokens-case') return ['case_sensitive'];
  if (checker.startsWith('float:')) return ['float_tolerance', checker.slice('float:'.length)];
  if (checker.startsWith('flags:')) return checker.slice('flags:'.length).split(' ');
  throw new Error(`The package format has no words for the checker ${checker}`);
}
