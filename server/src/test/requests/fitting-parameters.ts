/** What a parameter of this name takes; all others take an id. */
const FITTING: Readonly<Record<string, string>> = {
  hash: 'a'.repeat(64),
  name: 'tree.svg',
  handle: 'grace',
  badge: 'solved.svg',
  file: `${'x'.repeat(43)}.ics`,
  position: '1',
};

/** The names of the parameters in a route's path. */
export function parametersOf(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/**
 * A route's path with a value for each parameter that its contract takes.
 * @param id for all that are ids
 * @param others by name: values to take instead
 */
export function fillPath(
  path: string,
  id: string,
  others: Readonly<Record<string, string | undefined>> = {},
): string {
  const legal = path.startsWith('/legal/') ? { name: 'terms' } : {};
  const values: Readonly<Record<string, string | undefined>> = { ...FITTING, ...legal, ...others };
  return path.replace(/\{(\w+)\}/g, (_place, name: string) =>
    encodeURIComponent((values[name] ?? id).toWellFormed()),
  );
}
