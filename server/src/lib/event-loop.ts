import { monitorEventLoopDelay } from 'node:perf_hooks';

/** One in a hundred turns of the event loop that comes later than this makes people wait. */
const LAG_LIMIT_MS = 250;
const WINDOW_MS = 10_000;

export type EventLoopWatch = {
  /** Whether this process came too late all through the last window. */
  readonly isLagging: () => boolean;
  readonly stop: () => void;
};

/** Measures how late the event loop of this process comes, in windows of ten seconds. */
export function watchEventLoop(limitMs = LAG_LIMIT_MS, windowMs = WINDOW_MS): EventLoopWatch {
  const histogram = monitorEventLoopDelay({ resolution: 20 });
  histogram.enable();
  let isLagging = false;
  const timer = setInterval(() => {
    isLagging = histogram.percentile(99) / 1e6 > limitMs;
    histogram.reset();
  }, windowMs);
  timer.unref();
  return {
    isLagging: () => isLagging,
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
