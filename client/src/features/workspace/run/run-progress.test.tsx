import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildSubmissionTest } from '../../../test/submissions.ts';
import { advance, NO_PROGRESS } from './follow-execution.ts';
import { RunProgress } from './run-progress.tsx';

test.each([
  [{ submissionId: null }, 'Sending your code'],
  [{ before: null }, 'Waiting in the queue'],
  [{ before: 3 }, 'Waiting for a worker, 3 before you'],
  [{ before: 0 }, 'Waiting for a worker, you are next'],
  [{ before: 3, totalCount: 11 }, '0 of 11 tests finished'],
])('a run on its way says where it is: %o', (known, said) => {
  render(<RunProgress progress={{ ...NO_PROGRESS, submissionId: 'one', ...known }} />);
  expect(screen.getByText(said)).toBeVisible();
});

test('its place is the one told last, until it is judged', () => {
  const submissionId = 'one';
  const places = [3, 0, null].map((before) => ({ submissionId, before }));
  const seen = places.map((payload) => advance(NO_PROGRESS, { name: 'place', payload }).before);
  expect(seen).toEqual([3, 0, null]);
  const running = { name: 'running', payload: { submissionId, totalCount: 11 } } as const;
  expect(advance({ ...NO_PROGRESS, before: 3 }, running)).toMatchObject({ totalCount: 11 });
});

test('where nothing new comes for long that is said, until there is news', () => {
  vi.useFakeTimers();
  const progress = { ...NO_PROGRESS, submissionId: 'one' };
  const { rerender } = render(<RunProgress progress={progress} />);
  act(() => void vi.advanceTimersByTime(20_000));
  expect(screen.getByText('No news for a while. Stop ends the wait.')).toBeVisible();
  rerender(<RunProgress progress={{ ...progress, before: 1 }} />);
  expect(screen.queryByText(/No news/)).toBeNull();
});

test('the first test that met a limit is named, and that none after it is run', () => {
  const limited = { status: 'Time Limit Exceeded' } as const;
  const passed = buildSubmissionTest({ index: 1 });
  const tests = [
    buildSubmissionTest({ ...limited, index: 8 }),
    passed,
    buildSubmissionTest({ ...limited, index: 6 }),
  ];
  const progress = { ...NO_PROGRESS, submissionId: 'one', totalCount: 11 };
  const { rerender } = render(<RunProgress progress={{ ...progress, tests: [passed] }} />);
  expect(screen.queryByText(/not run/)).toBeNull();
  rerender(<RunProgress progress={{ ...progress, tests }} />);
  const said = 'Test 6: Time Limit Exceeded. The tests after it are not run.';
  expect(screen.getByText(said)).toBeVisible();
});
