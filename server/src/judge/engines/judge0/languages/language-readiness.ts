import { LANGUAGE_KEYS, languageLabel } from '@stepwise/contracts/language';
import type { LanguageReadiness } from '../../../engine.ts';
import type { ServerConfig } from '../transport/answers.ts';
import type { Judge0Settings } from '../settings.ts';

type Offered = readonly { readonly id: number; readonly name: string }[];

export type OfferedLanguage = LanguageReadiness & {
  /** What a person can do about the reason; null where there is none. */
  readonly remedy: string | null;
};

/** What of our languages a server offers under the numbers we use. */
export function readLanguages(
  offered: Offered,
  config: ServerConfig,
  ids: Judge0Settings['languageIds'],
): OfferedLanguage[] {
  return LANGUAGE_KEYS.map((language) => {
    const id = ids[language];
    const name = offered.find((entry) => entry.id === id)?.name;
    const label = languageLabel(language);
    const wrongId = wrongIdOf(id, name, label);
    if (wrongId !== null) {
      const remedy = `Set JUDGE0_${language}_ID to a number of /languages.`;
      return { language, version: null, reason: wrongId, remedy };
    }
    if (language === 'TYPESCRIPT' && !allowsOptions(label, config)) {
      return { language, version: null, ...NO_OPTIONS };
    }
    return { language, version: versionIn(name ?? ''), reason: null, remedy: null };
  });
}

const NO_OPTIONS = {
  reason: 'Judge0 does not allow compiler options for TypeScript, which needs them',
  remedy:
    'Set ENABLE_COMPILER_OPTIONS=true at Judge0, and TypeScript in ALLOWED_LANGUAGES_FOR_COMPILER_OPTIONS there.',
};

function wrongIdOf(id: number, name: string | undefined, label: string): string | null {
  if (name === undefined) return `Judge0 has no language ${id}, which should be ${label}`;
  if (!name.startsWith(`${label} `)) return `Judge0's language ${id} is ${name}, not ${label}`;
  return null;
}

function allowsOptions(label: string, config: ServerConfig): boolean {
  const { enable_compiler_options: isOn, allowed_languages_for_compile_options: allowed } = config;
  return isOn && (allowed.length === 0 || allowed.includes(label));
}

/** "JavaScript (Node.js 12.14.0)" is Node.js 12.14.0, "Python (3.8.1)" is Python 3.8.1. */
export function versionIn(name: string): string {
  const [, outside, inside] = /^(.*?) \((.*)\)$/.exec(name) ?? [];
  if (outside === undefined || inside === undefined) return name;
  return /^\d/.test(inside) ? `${outside} ${inside}` : inside;
}
