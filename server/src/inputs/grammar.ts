/** A number, or one that is known once another value has been drawn, like `n-1` or `nums.length`. */
export type Bound = number | Reference;

export type Reference = {
  readonly name: string;
  /** Whether it is the length of that value, not the value itself. */
  readonly isLength: boolean;
  readonly plus: number;
};

/** From and to, both included. */
export type Range = readonly [from: Bound, to: Bound];

export type IntRule = { readonly kind: 'int'; readonly range: Range };

/** How one part of an input is made. */
export type Rule =
  | IntRule
  | { readonly kind: 'literal'; readonly text: string }
  /** The letters stand simplest first. */
  | { readonly kind: 'word'; readonly letters: readonly string[]; readonly length: Range }
  | ListRule
  /** Parts side by side; `isOrdered`: numbers that do not fall. */
  | { readonly kind: 'row'; readonly parts: readonly Rule[]; readonly isOrdered: boolean }
  | { readonly kind: 'one of'; readonly rules: readonly Rule[] }
  | TreeRule;

export type ListRule = {
  readonly kind: 'list';
  readonly of: Rule;
  readonly length: Range;
  /** `rising` numbers are distinct, too. */
  readonly order: 'any' | 'not falling' | 'rising';
  readonly isDistinct: boolean;
  /** What a square list of lists has from its first to its last corner; null for any other list. */
  readonly diagonal: number | null;
};

/** A binary tree, level by level, with `null` where a child is missing. */
export type TreeRule = {
  readonly kind: 'tree';
  readonly of: IntRule;
  /** Number of nodes. */
  readonly length: Range;
  /** Whether it is a search tree of distinct values. */
  readonly isSearch: boolean;
};

/** One line that shows these values side by side, or a line for each element of a list. */
export type Line = { readonly show: readonly Shown[] } | { readonly each: string };

export type Shown = { readonly name: string; readonly isLength: boolean };

/** How small inputs of a problem are made. */
export type Grammar = {
  /** In the order in which they are drawn: a rule may name what comes before it. */
  readonly values: ReadonlyMap<string, Rule>;
  readonly lines: readonly Line[];
};

/** A part of an input as it was drawn. */
export type Value = number | string | readonly Value[];

export function shownText(value: Value): string {
  return typeof value === 'object' ? value.map(shownText).join(' ') : String(value);
}
