import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { watchEventLoop } from './event-loop.ts';

/** Keeps the event loop from turning. */
function block(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end;);
}

it('says that the event loop lags while it is blocked again and again, and not after', async () => {
  const watch = watchEventLoop(50, 400);
  try {
    expect(watch.isLagging()).toBe(false);
    while (!watch.isLagging()) {
      block(100);
      await turn();
    }
    await expect.poll(() => watch.isLagging(), { timeout: 20_000 }).toBe(false);
  } finally {
    watch.stop();
  }
});
