import { PACKAGE_LANGUAGES } from '../../package-languages.ts';
import type { Findings } from '../findings.ts';
import type { Metadata } from '../format/metadata.ts';

/**
 * The languages that a package asks for, or all of them where it may not choose.
 * @param mayChoose false: whatever it says, every language is welcome
 */
export function openLanguages(
  { languages }: Metadata,
  mayChoose: boolean,
  findings: Findings,
): Metadata['languages'] {
  if (languages === null) return null;
  const asked = languages.join(', ');
  if (!mayChoose) {
    findings.warn('problem.yaml', `languages: ${asked}; taken for every language here instead`);
    return null;
  }
  if (!PACKAGE_LANGUAGES.some((language) => languages.includes(language))) {
    findings.refuse(
      'problem.yaml',
      `languages: ${asked}, so nobody could solve it here; ask for every language to take it without this limit`,
    );
  }
  return languages;
}
