import type { LanguageKey } from '@stepwise/contracts/language';
import { splitAtLines } from './program-lines.ts';

/** What compilers put before their words, on the line of the place: `: error TS1005: `. */
const COMPILER = /^[\s:-]*(?:error|warning)(?: TS\d+)?: (?<words>.+)/;
const THROWN =
  /^(?:Exception in thread "\w+" )?(?:Uncaught )?(?<words>[\w.$]*(?:Error|Exception)\b.*)/;
/** More does not fit beside a line of code. */
const CHARACTERS = 200;

/** The one line of a message that says what is wrong, in the tool's words; "" when none does. */
export function complaintOf(message: string, language: LanguageKey): string {
  const lines = message.trimEnd().split('\n');
  const found = wordsOfCompiler(message, language) ?? wordsOf(THROWN, lines, language);
  return (found ?? '').trim().slice(0, CHARACTERS);
}

function wordsOfCompiler(message: string, language: LanguageKey): string | undefined {
  const parts = splitAtLines(message, language);
  const place = parts.findIndex(({ line }) => line !== null);
  return COMPILER.exec(parts[place + 1]?.text ?? '')?.groups?.['words'];
}

/** Python names what happened last, the others before they tell where. */
function wordsOf(pattern: RegExp, lines: string[], language: LanguageKey): string | undefined {
  const matching = lines.flatMap((line) => pattern.exec(line)?.groups?.['words'] ?? []);
  return language === 'PYTHON' ? matching.at(-1) : matching[0];
}
