import type { Judged, Metrics, ProblemFigures } from '@stepwise/contracts/metrics';
import { testId } from './problems.ts';

const judged: Judged = {
  judged: 252,
  perMinute: 4.2,
  p50Seconds: 1.24,
  p95Seconds: 8.6,
  failed: 0,
};

/** An installation that does well. */
export function buildMetrics(metrics: Partial<Metrics> = {}): Metrics {
  return {
    queue: { waiting: 3, isMore: false, running: 4, oldestSeconds: 5.4 },
    judging: {
      hour: judged,
      day: { ...judged, judged: 3100, perMinute: 2.15, p95Seconds: 12.3, failed: 2 },
      isMore: false,
      languages: [
        {
          language: 'PYTHON',
          verdicts: { Accepted: 1210, 'Wrong Answer': 830, 'Time Limit Exceeded': 42 },
        },
        {
          language: 'JAVA',
          verdicts: { Accepted: 610, 'Compilation Error': 406, 'Internal Error': 2 },
        },
      ],
    },
    judges: [
      {
        ...{ name: 'stepwise-1:3000', languages: ['JAVASCRIPT', 'PYTHON', 'JAVA'] },
        ...{ seenSeconds: 4.1, isAlive: true },
      },
      { name: 'stepwise-2:3000', languages: ['PYTHON'], seenSeconds: 1250, isAlive: false },
    ],
    mail: { isOn: true, waiting: 2, givenUp: 1 },
    people: {
      active: { day: 61, week: 180, month: 420 },
      registered: { day: 3, week: 31, month: 95 },
    },
    database: {
      bytes: 812_345_678,
      schema: '20261126130500_metrics',
      tables: [
        { name: 'SubmissionResult', bytes: 412_345_678 },
        { name: 'Submission', bytes: 212_345_678 },
        { name: 'DraftVersion', bytes: 88_345_678 },
        { name: 'TestCase', bytes: 61_345_678 },
        { name: 'SolveSession', bytes: 9_345_678 },
      ],
    },
    machine: {
      ...{ version: '0.1.0', uptimeSeconds: 412_000, backup: { ageSeconds: 32_000 } },
      data: { freeBytes: 12_400_000_000, totalBytes: 40_000_000_000, isLow: false },
      scratch: { freeBytes: 3_200_000_000, totalBytes: 4_000_000_000, isLow: false },
    },
    alerts: {
      isOn: true,
      lastSent: { what: 'ready', at: '2026-03-04T12:10:00.000Z' },
      lastFailure: null,
    },
    ...metrics,
  };
}

export function buildProblemFigures(figures: Partial<ProblemFigures> = {}): ProblemFigures {
  return {
    ...{ id: testId(100), number: 4, title: 'Climbing Stairs', isDraft: false },
    ...{ tried: 120, solved: 90, attempts: 1.84, hints: { people: 31, last: 2 } },
    hardestTest: { position: 7, isHidden: true, input: null, failed: 31, of: 100 },
    ...figures,
  };
}
