import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { literal, longText, parts } from './java-texts.ts';
import type { OurClasses } from './our-classes.ts';

const read = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'hooks', name), 'utf8');
const LOADED = read('Loaded.java');
const HOOKS = read('Hooks.java');

/** The class that loads ours from texts, as `<prefix>Loaded`. */
export const loadedClass = (prefix: string): string =>
  LOADED.replaceAll(/\bLoaded\b/g, () => `${prefix}Loaded`);

/** An array of texts: names of classes, each with a part of its bytes behind it. */
export const classTexts = (classes: OurClasses): string => {
  const all = [...classes].flatMap(([name, bytes]) =>
    parts(bytes).map((part) => `${literal(name)},${literal(part)}`),
  );
  return `{${all.join()}}`;
};

/**
 * What the hooks in a program call.
 * @param hooks a name that the program does not have
 * @param settings for the recorder
 */
export function hookClasses(
  hooks: string,
  classes: OurClasses,
  settings: readonly string[],
): string {
  const given = `final class ${hooks}Given {
  static final java.lang.String[] CLASSES = ${classTexts(classes)};
  static final java.lang.String[] SETTINGS = {${settings.map(longText).join()}};
}
`;
  const own = HOOKS.replaceAll(/\b(Hooks|Loaded|Given)\b/g, (name) =>
    name === 'Hooks' ? hooks : `${hooks}${name}`,
  );
  return `${loadedClass(hooks)}${own}${given}`;
}
