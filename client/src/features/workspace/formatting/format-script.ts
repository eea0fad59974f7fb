import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';

/**
 * JavaScript or TypeScript, laid out anew.
 * @throws {Error} with the line of what cannot be read
 */
export async function formatScript(
  code: string,
  parser: 'babel' | 'babel-ts',
  tabWidth: number,
): Promise<string> {
  try {
    // The starters' quotes.
    const options = { parser, plugins: [babel, estree], tabWidth, singleQuote: true };
    return await format(code, options);
  } catch (error) {
    throw new Error(`Not formatted: ${placeOf(error)}cannot be read.`, { cause: error });
  }
}

function placeOf(error: unknown): string {
  const { loc } = error as { loc?: { start?: { line?: unknown } } };
  const line = loc?.start?.line;
  return typeof line === 'number' ? `line ${String(line)} ` : 'the code ';
}
