import { onTestFinished, vi } from 'vitest';

/** Lets the time pass after which a press is meant for a button that has become another in its place. */
export function waitToPress(): void {
  const later = performance.now() + 300;
  const now = vi.spyOn(performance, 'now').mockReturnValue(later);
  onTestFinished(() => now.mockRestore());
}
