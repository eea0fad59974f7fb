/** Index of the input that a search has made; the problem's own tests count from 1. */
export const SMALLEST = 0;

export function nameOfTest(index: number): string {
  return index === SMALLEST ? 'Smallest failing input' : `Test ${String(index)}`;
}
