import { expect, it } from 'vitest';
import { checkSubmission } from './check-submission.ts';
import { presentSubmission } from './present-submission.ts';
import { SingleCache } from './single-cache.ts';

it('tells for a second what was true when it was asked first', () => {
  const submission = checkSubmission({ language_id: 71, source_code: 'cHJpbnQoKQ==' });
  if ('wrong' in submission) throw new Error(JSON.stringify(submission.wrong));
  let now = 0;
  const cache = new SingleCache(() => now);
  const statusOf = (...fields: string[]) =>
    cache.present(submission, fields, presentSubmission)['status_id'];
  expect(statusOf('status_id')).toBe(1);
  submission.status = 3;
  now = 999;
  expect(statusOf('status_id')).toBe(1);
  expect(statusOf('status_id', 'time')).toBe(3);
  now = 1000;
  expect(statusOf('status_id')).toBe(3);
});
