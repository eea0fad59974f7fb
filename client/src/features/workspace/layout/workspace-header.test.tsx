import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { WorkspaceHeader } from './workspace-header.tsx';
import { WorkspaceSkeleton } from './workspace-skeleton.tsx';

function show(state: { isExecuting: boolean; canRun: boolean }) {
  const onReset = vi.fn();
  const onRun = vi.fn();
  render(
    <MemoryRouter>
      <WorkspaceHeader {...state} {...{ onReset, onRun }} />
    </MemoryRouter>,
  );
  return { onReset, onRun };
}

test('leads back, resets and runs', async () => {
  const { onReset, onRun } = show({ isExecuting: false, canRun: true });
  expect(screen.getByRole('link', { name: 'Back to Problems' })).toHaveAttribute(
    'href',
    '/problems',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(onReset).toHaveBeenCalledOnce();
  await userEvent.click(run());
  expect(onRun).toHaveBeenCalledOnce();
});

// Both texts are in the button, so that it keeps its width; one of them is seen.
const run = () => screen.getByRole('button', { name: /^Run Code/ });

test('says Running... while it runs, and does not run twice', async () => {
  const { onRun } = show({ isExecuting: true, canRun: true });
  expect(run()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Running...')).not.toHaveClass('invisible');
  expect(screen.getByText('Run Code')).toHaveClass('invisible');
  await userEvent.click(run());
  expect(onRun).not.toHaveBeenCalled();
});

test('has nothing to run before there is an editor', () => {
  show({ isExecuting: false, canRun: false });
  expect(run()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Reset' })).toBeDisabled();
});

test('a problem that is on its way is announced', () => {
  render(<WorkspaceSkeleton />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading problem...');
});
