import type { LanguageKey } from '@stepwise/contracts/language';
import type { Trace } from '@stepwise/contracts/trace';
import recorded from './recorded-run.json' with { type: 'json' };

/** A reference of a problem, on one input. */
type RecordedRun = Trace & {
  readonly title: string;
  readonly language: LanguageKey;
  readonly source: string;
  readonly starter: string | null;
  readonly input: string;
  readonly expected: string;
};

/** Made by `npm run landing:record`; a test of the server holds it against the contract. */
export const RECORDED_RUN = recorded as unknown as RecordedRun;
