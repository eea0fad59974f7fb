import { argumentsOf, parseFlags } from '../../../judge/answer/comparison-flags.mjs';

/**
 * The product's checker that decides as the default comparison does with these flags.
 * @throws {UnknownFlagError}
 */
export function checkerOf(args: readonly string[]): string {
  const flags = parseFlags(args);
  const { caseSensitive, spaceSensitive, absolute, relative } = flags;
  const isPlain = absolute === null && relative === null;
  if (isPlain && !spaceSensitive) return caseSensitive ? 'tokens-case' : 'tokens';
  const isUsual = absolute === relative && absolute !== null && absolute > 0 && absolute < 1;
  if (isUsual && !caseSensitive && !spaceSensitive) return `float:${absolute}`;
  return `flags:${argumentsOf(flags).join(' ')}`;
}
