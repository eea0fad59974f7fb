import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { deferred } from '../../test/deferred.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

test('an answer to an earlier question does not close the next one', async () => {
  const user = userEvent.setup();
  const late = deferred<undefined>();
  function Rows() {
    const [doomed, setDoomed] = useState<string | null>(null);
    return (
      <>
        {['A', 'B'].map((name) => (
          <button key={name} type="button" onClick={() => setDoomed(name)}>
            Delete {name}
          </button>
        ))}
        <ConfirmDialog
          open={doomed !== null}
          onClose={() => setDoomed(null)}
          title={`Delete ${doomed ?? ''}?`}
          description="It is gone then."
          confirmText="Delete"
          onConfirm={() => late.promise}
        />
      </>
    );
  }
  render(<Rows />);
  await user.click(screen.getByText('Delete A'));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByText('Delete B'));
  await act(async () => {
    late.resolve(undefined);
    await late.promise;
  });
  expect(screen.getByRole('heading', { name: 'Delete B?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled();
});
