/** One line of the report. Without `holds` it is only told. */
export type Finding = {
  readonly name: string;
  readonly found: string | number;
  readonly holds?: boolean;
};

/** A figure that holds up to a bound. One that could not be measured does not. */
export function atMost(name: string, value: number, most: number): Finding {
  return { name, found: `${value.toFixed(1)}, at most ${most.toFixed(1)}`, holds: value <= most };
}

/** A figure that holds from a bound on. One that could not be measured does not. */
export function atLeast(name: string, value: number, least: number): Finding {
  return {
    name,
    found: `${value.toFixed(2)}, at least ${least.toFixed(2)}`,
    holds: value >= least,
  };
}

/** As it is told to a person. */
export function lineOf({ name, found, holds }: Finding): string {
  const mark = holds === undefined ? ' ' : { true: '✓', false: '✗' }[`${holds}`];
  return `${mark} ${name.padEnd(46)} ${found}`;
}
