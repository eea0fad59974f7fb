import {
  average,
  formatKb,
  formatPercent,
  formatSeconds,
  percentOf,
  readFigures,
} from '../../../lib/format.ts';

export type ResultSummary = {
  /** Like "66.7%". */
  readonly successRate: string;
  /** Like "0.021 s". */
  readonly averageRuntime: string;
  /** Like "9216 KB". */
  readonly averageMemory: string;
};

const NONE = '–';

/** The three figures above a result. Averages run over the tests that ran; without any there is a dash. */
export function summariseResult(result: {
  passedCount: number;
  totalCount: number;
  time: string;
  memory: string;
}): ResultSummary {
  const seconds = readFigures(result.time);
  const kb = readFigures(result.memory);
  return {
    successRate:
      result.totalCount === 0
        ? NONE
        : formatPercent(percentOf(result.passedCount, result.totalCount), 1),
    averageRuntime: seconds.length === 0 ? NONE : formatSeconds(average(seconds), 3),
    averageMemory: kb.length === 0 ? NONE : formatKb(average(kb), 0),
  };
}
