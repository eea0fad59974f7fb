import type {
  Metrics,
  ProblemFigures,
  ProblemFiguresSort,
  TestAlertResult,
} from '@stepwise/contracts/metrics';
import { call } from '../../lib/api/api-client.ts';

export type ProblemFiguresWish = {
  readonly sort: ProblemFiguresSort;
  readonly descending: boolean;
  /** Counts from 1. */
  readonly page: number;
};

export type ProblemFiguresPage = { data: ProblemFigures[]; total: number };

/** How the installation does. */
export async function getMetrics(): Promise<Metrics> {
  return (await call('GET /admin/metrics')).data;
}

/** Sends an alert that says it is a test. */
export function postTestAlert(): Promise<{ message: string; data: TestAlertResult }> {
  return call('POST /admin/metrics/test-alert');
}

/** How people do with each problem. */
export function getProblemFigures(params: ProblemFiguresWish): Promise<ProblemFiguresPage> {
  return call('GET /admin/metrics/problems', { params });
}
