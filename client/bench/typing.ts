import type { Page } from '@playwright/test';

/** From here on the browser notes how long each key took until the screen showed what it did. */
export async function watchKeys(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { keyDurations: durations });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === 'keydown') durations.push(entry.duration);
      }
    });
    // The least that the browser tells of; quicker keys go unnoticed, and are counted as this.
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  return () => page.evaluate(() => (window as unknown as { keyDurations: number[] }).keyDurations);
}

/** One duration for each key that was pressed: those not told of took less than a frame. */
export function withQuickKeys(durations: readonly number[], pressed: number): number[] {
  const quick = Math.max(0, pressed - durations.length);
  return [...durations, ...Array.from({ length: quick }, () => 16)];
}
