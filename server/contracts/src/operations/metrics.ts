import type { Operation } from './operation.ts';
import {
  metricsResponseSchema,
  problemFiguresQuerySchema,
  problemFiguresResponseSchema,
  testAlertResponseSchema,
} from '../metrics.ts';

/** Those of operations.ts that say how the installation does. */
export const METRICS_OPERATIONS = {
  'GET /admin/metrics': {
    access: 'admin',
    scope: null,
    summary:
      'How the installation does: queue, verdicts, servers, mails, people, database, disks, alerts',
    response: metricsResponseSchema,
  },
  'POST /admin/metrics/test-alert': {
    access: 'admin',
    scope: null,
    summary: 'Send an alert that says it is a test, and tell whether it got there',
    response: testAlertResponseSchema,
  },
  'GET /admin/metrics/problems': {
    access: 'admin',
    scope: null,
    summary: 'How people do with each problem, by pages',
    query: problemFiguresQuerySchema,
    response: problemFiguresResponseSchema,
  },
} as const satisfies Record<string, Operation>;
