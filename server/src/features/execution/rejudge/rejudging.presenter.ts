import type { Rejudging } from '@stepwise/contracts/rejudging';
import type { RejudgingRow } from './rejudging.queries.ts';

export function presentRejudging(row: RejudgingRow): Rejudging {
  const { isCounted, meanMs, createdAt, endedAt, total, ...rest } = row;
  const left = Math.max(0, total - row.judged - row.failed);
  const isMoving = row.state === 'RUNNING' && isCounted && meanMs !== null;
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    total: isCounted ? Math.max(total, row.judged + row.failed) : null,
    secondsLeft: isMoving ? Math.ceil((left * meanMs) / 1000) : null,
  };
}
