import { LANGUAGE_KEYS } from '@stepwise/contracts/language';
import type { Metrics } from '@stepwise/contracts/metrics';
import type { QueueState } from '../execution/queue/queue-state.queries.ts';
import type { JudgingFigures } from './judging-figures.queries.ts';

/** The queue, whose waiting submissions were counted up to one more than `most`. */
export function presentQueue(state: QueueState, most: number): Metrics['queue'] {
  const { waiting, running, oldestSeconds } = state;
  return {
    waiting: Math.min(waiting, most),
    isMore: waiting > most,
    running,
    // By a transaction that began before the submission it would be less than nothing.
    oldestSeconds: Math.max(oldestSeconds, 0),
  };
}

export function presentJudging(figures: JudgingFigures): Metrics['judging'] {
  const { hour, day, isMore } = figures;
  const languages = LANGUAGE_KEYS.map((language) => {
    const own = figures.verdicts.filter((one) => one.language === language);
    return {
      language,
      verdicts: Object.fromEntries(own.map(({ verdict, count }) => [verdict, count])),
    };
  });
  const isUsed = ({ verdicts }: { verdicts: object }) => Object.keys(verdicts).length > 0;
  return { hour, day, isMore, languages: languages.filter(isUsed) };
}
