// Without the schema library, which weighs more than most pages that only want a language's name.

/** Languages in the order they are offered. `id` is the execution service's number for it. */
export const LANGUAGES = [
  { key: 'JAVASCRIPT', id: 63, label: 'JavaScript' },
  { key: 'PYTHON', id: 71, label: 'Python' },
  { key: 'JAVA', id: 62, label: 'Java' },
  { key: 'TYPESCRIPT', id: 74, label: 'TypeScript' },
] as const;

export type LanguageKey = (typeof LANGUAGES)[number]['key'];

export type LanguageId = (typeof LANGUAGES)[number]['id'];

export const LANGUAGE_KEYS: readonly LanguageKey[] = LANGUAGES.map(({ key }) => key);

/** A value for each language, in the order they are offered. */
export function forEachLanguage<T>(valueOf: (key: LanguageKey) => T): Record<LanguageKey, T> {
  return Object.fromEntries(LANGUAGE_KEYS.map((key) => [key, valueOf(key)])) as Record<
    LanguageKey,
    T
  >;
}

/** The language with this execution-service id. The ids are a closed set, so one always exists. */
export function languageOfId(id: LanguageId): LanguageKey {
  const found = LANGUAGES.find((language) => language.id === id);
  if (!found) throw new Error(`No language has the id ${String(id)}`);
  return found.key;
}

export function languageIdOf(key: LanguageKey): LanguageId {
  const found = LANGUAGES.find((language) => language.key === key);
  if (!found) throw new Error(`No language has the key ${key}`);
  return found.id;
}

export function languageLabel(key: LanguageKey): string {
  return LANGUAGES.find((language) => language.key === key)?.label ?? key;
}
