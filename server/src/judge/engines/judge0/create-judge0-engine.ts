import { Judge0Api } from './transport/api.ts';
import { Judge0Http } from './transport/http.ts';
import { Judge0Engine } from './judge0-engine.ts';
import { DEFAULT_TIMING } from './settings.ts';
import type { Judge0Settings, Timing } from './settings.ts';
import { Watch } from './watch.ts';

export type Judge0EngineOptions = {
  readonly settings: Judge0Settings;
  /** Told what goes on, one line each. */
  readonly log?: (message: string) => void;
  /** Jobs under way at the same time; by default one for each worker that the server has. */
  readonly slots?: number;
  /** Jobs that may wait before QueueFullError. */
  readonly maxWaiting?: number;
  readonly timing?: Partial<Timing>;
};

const MAX_WAITING = 100;

/**
 * Asks the server once what it offers. The engine also starts while the server does
 * not answer: it says so and finds the server later.
 */
export async function createJudge0Engine(options: Judge0EngineOptions): Promise<Judge0Engine> {
  const { settings, log = () => undefined } = options;
  const timing = { ...DEFAULT_TIMING, ...options.timing };
  const api = new Judge0Api(new Judge0Http(settings, timing.requestMs));
  const watch = new Watch({ api, settings, timing, log });
  await watch.look();
  return new Judge0Engine({
    api,
    settings,
    timing,
    watch,
    slots: options.slots,
    maxWaiting: options.maxWaiting ?? MAX_WAITING,
  });
}
