import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { pass } from '../../../test/clock.ts';
import { WorkspaceHeader } from './workspace-header.tsx';
import { WorkspaceSkeleton } from './workspace-skeleton.tsx';

function show(state: Partial<Parameters<typeof WorkspaceHeader>[0]>) {
  const acts = { onReset: vi.fn(), onRun: vi.fn(), onTryOut: vi.fn(), onStop: vi.fn() };
  const still = { isExecuting: false, isTrying: false, canRun: true, place: null, tools: null };
  render(
    <MemoryRouter>
      <WorkspaceHeader {...still} {...acts} {...state} />
    </MemoryRouter>,
  );
  return acts;
}

test('leads back, resets and runs', async () => {
  const { onReset, onRun } = show({});
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

test.each([{ isTrying: false }, { isTrying: true }])(
  'what may have no text has a title: %j',
  (state) => {
    show(state);
    const bar = within(screen.getByRole('group', { name: 'Problem' }));
    for (const control of [...bar.getAllByRole('button'), bar.getByRole('link')]) {
      expect(control).toHaveAttribute('title');
    }
  },
);

test('says Running... while it runs, and does not run twice', async () => {
  const { onRun } = show({ isExecuting: true });
  expect(run()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Running...')).not.toHaveClass('invisible');
  expect(screen.getByText('Run Code')).toHaveClass('invisible');
  await userEvent.click(run());
  expect(onRun).not.toHaveBeenCalled();
});

test('runs the samples', async () => {
  const { onTryOut } = show({});
  await userEvent.click(screen.getByRole('button', { name: 'Run samples' }));
  expect(onTryOut).toHaveBeenCalledOnce();
});

test.each([{ isTrying: true }, { isExecuting: true }])('stops what runs: %j', async (state) => {
  const { onStop } = show(state);
  expect(screen.queryByRole('button', { name: 'Run samples' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(onStop).toHaveBeenCalledOnce();
});

test('a double click starts a run and does not stop it', async () => {
  const acts = showChanging();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Run samples' }));
  expect(acts).toEqual(['start']);
});

test('a second press goes to what is there only once it could be seen', () => {
  vi.useFakeTimers();
  const acts = showChanging();
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('Run samples');
  press('Stop');
  expect(acts).toEqual(['start']);
  pass(300);
  press('Stop');
  expect(acts).toEqual(['start', 'stop']);
  vi.useRealTimers();
});

/** Runs until it is stopped; answers with what was asked for. */
function showChanging(): string[] {
  const acts: string[] = [];
  function Harness() {
    const [isTrying, setTrying] = useState(false);
    const turn = (act: string) => () => {
      acts.push(act);
      setTrying(act === 'start');
    };
    return (
      <WorkspaceHeader
        {...{ isExecuting: false, isTrying, canRun: true, place: null, tools: null }}
        {...{ onReset: vi.fn(), onRun: vi.fn(), onTryOut: turn('start'), onStop: turn('stop') }}
      />
    );
  }
  render(<Harness />, { wrapper: MemoryRouter });
  return acts;
}

test('has nothing to run before there is an editor', () => {
  show({ canRun: false });
  expect(run()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Reset' })).toBeDisabled();
});

test('a problem that is on its way is announced', () => {
  render(<WorkspaceSkeleton />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading problem...');
});
