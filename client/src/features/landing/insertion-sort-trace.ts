/** The program that is shown; `line` of a frame counts its lines from 0. */
export const INSERTION_SORT = [
  'for (let i = 1; i < a.length; i++) {',
  '  let j = i;',
  '  while (j > 0 && a[j - 1] > a[j]) {',
  '    [a[j - 1], a[j]] = [a[j], a[j - 1]];',
  '    j--;',
  '  }',
  '}',
];

export type Frame = {
  values: readonly number[];
  line: number;
  /** Places that are looked at; `at` is the value on its way down. */
  at: number | null;
  against: number | null;
  says: string;
};

/** Runs insertion sort for real and keeps every step that a person would want to see. */
export function traceInsertionSort(input: readonly number[]): Frame[] {
  const a = [...input];
  const frames: Frame[] = [];
  const keep = (line: number, at: number | null, against: number | null, says: string) =>
    frames.push({ values: [...a], line, at, against, says });

  for (let i = 1; i < a.length; i++) {
    keep(1, i, null, `Take ${valueAt(a, i)}.`);
    let j = i;
    while (j > 0) {
      const left = valueAt(a, j - 1);
      const taken = valueAt(a, j);
      if (left <= taken) {
        keep(2, j, j - 1, `${left} is not above ${taken}: it has found its step.`);
        break;
      }
      keep(2, j, j - 1, `${left} is above ${taken}: they change places.`);
      a[j - 1] = taken;
      a[j] = left;
      j--;
      keep(3, j, null, `${taken} goes one step down.`);
    }
  }
  keep(6, null, null, 'Sorted: every step leads up.');
  return frames;
}

function valueAt(values: readonly number[], index: number): number {
  const value = values[index];
  if (value === undefined) throw new RangeError(`No value at ${index}`);
  return value;
}
