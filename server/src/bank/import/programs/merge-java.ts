const IMPORT = /^[ \t]*import\s+(?:static\s+)?[\w.]+(?:\.\*)?\s*;[ \t]*$/gm;
const PACKAGE = /^[ \t]*package\s+[\w.]+\s*;[ \t]*$/m;
const MAIN = /\bstatic\s+(?:final\s+)?(?:public\s+)?void\s+main\s*\(/;
/** A declaration that stands at the very left is one of the file's own, not inside of another. */
const PUBLIC_TYPE =
  /^public\s+(?=(?:(?:abstract|final|sealed|non-sealed|strictfp)\s+)*(?:class|interface|enum|record|@interface)\b)/gm;

/**
 * One Java source out of several files of one package: a file may hold many types, and only one of
 * them may be public.
 * @param sources by name of the file
 * @param entrypoint name of the class to start, when it is known
 * @returns null when it is not clear which class is to be started
 */
export function mergeJava(
  sources: ReadonlyMap<string, string>,
  entrypoint: string | null = null,
): string | null {
  const main = mainOf(sources, entrypoint);
  const packages = new Set([...sources.values()].map((text) => PACKAGE.exec(text)?.[0].trim()));
  if (main === null || packages.size > 1) return null;
  const imports = new Set([...sources.values()].flatMap((text) => text.match(IMPORT) ?? []));
  const bodies = [...sources].map(([name, text]) => {
    const body = text.replace(PACKAGE, '').replaceAll(IMPORT, '');
    return name === main ? body : body.replaceAll(PUBLIC_TYPE, '');
  });
  const [named] = packages;
  return [...(named === undefined ? [] : [named]), ...imports, ...bodies, ''].join('\n');
}

function mainOf(sources: ReadonlyMap<string, string>, entrypoint: string | null): string | null {
  const startable = [...sources].filter(([, text]) => MAIN.test(text)).map(([name]) => name);
  if (startable.length === 1) return startable[0] ?? null;
  const wanted = `${entrypoint ?? 'Main'}.java`;
  return startable.find((name) => name.split('/').at(-1) === wanted) ?? null;
}
