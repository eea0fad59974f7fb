import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Hints } from '../../../features/workspace/statement/hints.tsx';
import { fakeServer, success } from '../../../test/fake-server.ts';
import { buildProblemReview } from '../../../test/reviews.ts';
import { useReviewSession } from './use-review-session.ts';

test('a hint that was opened is open when the page is laid out anew, and is told once', async () => {
  const data = buildProblemReview({ help: { hints: 0, editorial: false } });
  const calls = fakeServer({
    'POST /review/p1/opened': success({ message: 'ok', data }),
    'POST /review/p1/seen': success({ message: 'ok', data: null }),
  });
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
  const { rerender } = render(<Page layout="wide" />, { wrapper: MemoryRouter });
  await waitFor(() => expect(calls).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Show a hint' }));
  expect(screen.getByText('Hint 1')).toBeVisible();
  expect(calls.filter(({ route }) => route.endsWith('/seen'))).toHaveLength(1);
  rerender(<Page layout="narrow" />);
  expect(screen.getByText('Hint 1')).toBeVisible();
});
