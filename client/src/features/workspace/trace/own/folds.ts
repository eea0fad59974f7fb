/** Lines of a program that are shown as one row, or each as itself. */
export type Fold = {
  readonly from: number;
  readonly to: number;
  readonly isFolded: boolean;
};

/** Fewer lines than this take no more room than the row that would stand for them. */
const WORTH_FOLDING = 3;

/**
 * A program in runs of lines: those of the starter are folded, but for what stands next to own ones and
 * for the line that runs.
 * @param count lines of the program
 * @param own see ownLines; null: nothing is folded
 */
export function foldsOf(
  count: number,
  own: ReadonlySet<number> | null,
  line: number | null,
): Fold[] {
  const folds: Fold[] = [];
  const isShown = (number: number): boolean =>
    !own || [number - 1, number, number + 1].some((one) => own.has(one));
  let from = 1;
  while (from <= count) {
    let to = from;
    while (to < count && isShown(to + 1) === isShown(from)) to += 1;
    const runs = line !== null && from <= line && line <= to;
    const isFolded = !isShown(from) && !runs && to - from + 1 >= WORTH_FOLDING;
    folds.push({ from, to, isFolded });
    from = to + 1;
  }
  return folds;
}
