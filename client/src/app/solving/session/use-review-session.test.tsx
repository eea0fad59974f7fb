import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useProblemReviewStore } from '../../../features/review/problem-review.store.ts';
import { Hints } from '../../../features/workspace/statement/hints.tsx';
import { failure, fakeServer, success } from '../../../test/fake-server.ts';
import { buildProblemReview } from '../../../test/reviews.ts';
import { useReviewSession } from './use-review-session.ts';

function Page({ layout }: { layout: string }) {
  const { help } = useReviewSession('p1');
  return (
    <Hints
      key={layout}
      text={'One.\n\n---\n\nTwo.'}
      openBefore={help.hints}
      onSeen={help.onHints}
    />
  );
}

test('a hint that was opened is open when the page is laid out anew, and is told once', async () => {
  const data = buildProblemReview({ help: { hints: 0, editorial: false } });
  const calls = fakeServer({
    'POST /review/p1/opened': success({ message: 'ok', data }),
    'POST /review/p1/seen': success({ message: 'ok', data: null }),
  });
  const { rerender } = render(<Page layout="wide" />, { wrapper: MemoryRouter });
  await waitFor(() => expect(calls).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Show a hint' }));
  expect(screen.getByText('Hint 1')).toBeVisible();
  expect(calls.filter(({ route }) => route.endsWith('/seen'))).toHaveLength(1);
  rerender(<Page layout="narrow" />);
  expect(screen.getByText('Hint 1')).toBeVisible();
});

test('so it is where the server has not heard of it, and says so later', async () => {
  const busy = failure(503, 'OVERLOADED', 'Busy');
  const data = buildProblemReview({ help: { hints: 0, editorial: false } });
  const calls = fakeServer({
    ...{ 'POST /review/p1/opened': busy, 'POST /review/p1/seen': busy },
    'GET /review/p1': success({ message: 'ok', data }),
  });
  const { rerender } = render(<Page layout="wide" />, { wrapper: MemoryRouter });
  await waitFor(() => expect(calls).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Show a hint' }));
  rerender(<Page layout="narrow" />);
  expect(screen.getByText('Hint 1')).toBeVisible();
  await act(() => useProblemReviewStore.getState().refresh('p1'));
  rerender(<Page layout="wide" />);
  expect(screen.getByText('Hint 1')).toBeVisible();
});
