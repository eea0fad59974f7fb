/** The fields of a form, as texts. */
export type Fields = Readonly<Record<string, string>>;

type Merged<Values extends Fields> = {
  readonly values: Values;
  /** What another has stored in the fields that both have changed, each in its own way. */
  readonly theirs: Partial<Values>;
};

/**
 * Brings two changes of the same fields together. What only one has changed is that; what both have changed stays
 * as it is here.
 * @param base what both began with
 */
export function mergeFields<Values extends Fields>(
  base: Values,
  mine: Values,
  stored: Values,
): Merged<Values> {
  const names = Object.keys(base) as (keyof Values)[];
  const isMine = (name: keyof Values) => mine[name] !== base[name];
  const isBoth = (name: keyof Values) =>
    isMine(name) && stored[name] !== base[name] && stored[name] !== mine[name];
  const pick = (from: Values, which: (name: keyof Values) => boolean) =>
    Object.fromEntries(names.filter(which).map((name) => [name, from[name]])) as Partial<Values>;
  return { values: { ...stored, ...pick(mine, isMine) }, theirs: pick(stored, isBoth) };
}
