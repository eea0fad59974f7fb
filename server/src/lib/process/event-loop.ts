import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Overloaded: one in a hundred turns of the event loop is later than this. */
const LAG_LIMIT_MS = 250;
const WINDOW_MS = 10_000;

export type EventLoopWatch = {
  /** Whether this process was overloaded during the whole last window. */
  readonly isLagging: () => boolean;
  readonly stop: () => void;
};

/** Measures the delay of this process's event loop, in windows of ten seconds. */
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
