import { z } from 'zod';
import { PENDING_STATUSES, VERDICTS } from './verdict-list.ts';

export * from './verdict-list.ts';

export const submissionStatusSchema = z.enum([...PENDING_STATUSES, ...VERDICTS]);

/** A test is `Not Run` when an earlier one met a limit: the rest would only burn time. */
export const testStatusSchema = z.enum([...VERDICTS, 'Not Run']);

export type TestStatus = z.output<typeof testStatusSchema>;
