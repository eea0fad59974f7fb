import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import toast from 'react-hot-toast';
import { beforeEach, expect, test, vi } from 'vitest';
import { failure, fakeServer, success } from '../../../../test/fake-server.ts';
import { useReferenceSolutionStore } from './reference-solution.store.ts';
import { ReferenceSolution } from './reference-solution.tsx';

vi.mock('../code/highlighted-code.tsx', () => ({
  HighlightedCode: ({ code }: { code: string }) => <code>{code}</code>,
}));

const REVEAL = 'POST /problems/reveal-reference-solution/p1';
const GET = 'GET /problems/get-reference-solution/p1';
const start = useReferenceSolutionStore.getInitialState();
const solution = { PYTHON: 'print(8)', JAVA: 'class Main {}' };
const answer = success({ message: 'ok', data: { referenceSolution: solution } });

beforeEach(() => {
  useReferenceSolutionStore.setState(start, true);
});

function show(isSolved: boolean) {
  render(<ReferenceSolution problemId="p1" isSolved={isSolved} />);
  return userEvent.setup();
}

const button = () => screen.getByRole('button', { name: 'Show the reference solution' });

test('asks before it spoils, and tells the server', async () => {
  const calls = fakeServer({ [REVEAL]: answer });
  const user = show(false);
  expect(screen.getByText(/gives everything away/)).toBeVisible();
  expect(calls).toEqual([]);
  await user.click(button());
  expect(await screen.findByText('print(8)')).toBeVisible();
  expect(calls.map(({ route }) => route)).toEqual([REVEAL]);
});

test('a user who has solved the problem sees the solution without a question', async () => {
  const calls = fakeServer({ [GET]: answer });
  const user = show(true);
  await user.click(button());
  await user.selectOptions(await screen.findByLabelText('Language of the solution'), 'Java');
  expect(screen.getByText('class Main {}')).toBeVisible();
  expect(calls.map(({ route }) => route)).toEqual([GET]);
});

test('the code is copied', async () => {
  fakeServer({ [REVEAL]: answer });
  const told = vi.spyOn(toast, 'success');
  const user = show(false);
  await user.click(button());
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('print(8)');
  expect(told).toHaveBeenCalledExactlyOnceWith('Copied');
});

test('a failure says why and offers to try again', async () => {
  fakeServer({ [REVEAL]: failure(500, 'INTERNAL', 'Sorry') });
  const user = show(false);
  await user.click(button());
  expect(await screen.findByText('Sorry')).toBeVisible();
  fakeServer({ [REVEAL]: answer });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('print(8)')).toBeVisible();
});
