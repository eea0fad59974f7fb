import type { FileTree } from '../archive/file-tree.ts';
import { LANGUAGE_FILES, type PackageLanguage } from '../package-languages.ts';
import { defaultStarter } from './default-starters.ts';
import type { ImportedPlatform } from './imported-platform.ts';

/** Where the newest version of the format has the starter of a language. */
export function starterPath(language: PackageLanguage): string {
  return `attachments/templates/${language}/${LANGUAGE_FILES[language].starter}`;
}

/** What a learner starts with: the package's own, or lines that read the input. */
export function starterOf(
  { files }: FileTree,
  { starters }: Pick<ImportedPlatform, 'starters'>,
  language: PackageLanguage,
): string {
  const own = files.get(starterPath(language))?.toString('utf8') ?? starters?.[language];
  return own ?? defaultStarter(LANGUAGE_FILES[language].key);
}
