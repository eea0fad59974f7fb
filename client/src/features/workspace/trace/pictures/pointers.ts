/** Names that are read as places of `name`, and those that these are made of. */
export type Pointers = ReadonlyMap<string, ReadonlySet<string>>;

const USE = /(\w+)\s*\[([^[\]\n]*)\](?:[ \t]*\[([^[\]\n]*)\])?/g;
const NAME = /[A-Za-z_]\w*/g;

/** What the lists in a list go by, as `grid[i]` in `grid[i][j]`. */
export const rowsOfName = (name: string): string => `${name}[]`;

/** Which variables are places in which lists, by how the source uses them. */
export function pointersIn(source: string): Pointers {
  const found = new Map<string, Set<string>>();
  const note = (list: string, inside: string) => {
    const names = found.get(list) ?? new Set();
    for (const [name] of inside.matchAll(NAME)) names.add(name);
    found.set(list, names);
  };
  for (const [, list = '', inside = '', within] of source.matchAll(USE)) {
    note(list, inside);
    if (within !== undefined) note(rowsOfName(list), within);
  }
  for (const names of found.values()) {
    for (const name of [...names]) for (const part of madeOf(source, name)) names.add(part);
  }
  return found;
}

/** What a variable is computed from, as `middle = (low + high) // 2`. */
function madeOf(source: string, name: string): string[] {
  const assignment = new RegExp(`(?:^|[\\s;])${name}\\s*=\\s*([^=\\n;][^\\n;]*)`, 'g');
  return [...source.matchAll(assignment)].flatMap(([, right = '']) =>
    /[[({]\s*$|\binput\b/.test(right) ? [] : [...right.matchAll(NAME)].map(([part]) => part),
  );
}
