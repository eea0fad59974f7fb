import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Lets the fake clock go on, and React with it. */
export function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
