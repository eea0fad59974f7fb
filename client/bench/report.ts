export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Undefined: told, and held to nothing. */
  readonly atMost?: number;
  readonly atLeast?: number;
};

export function isBroken({ value, atMost = Infinity, atLeast = -Infinity }: Figure): boolean {
  // What could not be measured is not within its budget.
  return !(value <= atMost && value >= atLeast);
}

export function print(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`);
  for (const figure of figures) {
    const verdict = isBroken(figure) ? '✗' : '✓';
    console.log(
      [
        `  ${budgetOf(figure) === '' ? ' ' : verdict}`,
        figure.name.padEnd(44),
        `${figure.value.toFixed(figure.unit === 'kB' ? 1 : 0)} ${figure.unit}`.padStart(12),
        budgetOf(figure).padStart(14),
      ].join(' '),
    );
  }
}

function budgetOf({ atMost, atLeast }: Figure): string {
  if (atMost !== undefined) return `at most ${String(atMost)}`;
  return atLeast === undefined ? '' : `at least ${String(atLeast)}`;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}
