import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, success } from '../../../test/fake-server.ts';
import { testId } from '../../../test/problems.ts';
import { useCustomStore } from './custom.store.ts';
import type { CustomRun } from './trials.ts';
import { CUSTOM_INPUT_MAX, OWN_INPUTS_MAX } from '@stepwise/contracts/execution-limits';
import { Toaster } from '../../../components/layout/toasts/toaster.tsx';
import { CustomInput } from './custom-input.tsx';

const start = useCustomStore.getInitialState();
const run: CustomRun = {
  ...{ stdin: '3\n', stdout: '4\n', stderr: null, fault: null, expected: '3\n' },
  ...{ status: 'Wrong Answer', time: '0.021 s', memory: '9216 KB' },
};

beforeEach(() => {
  useCustomStore.setState(start, true);
  useCustomStore.getState().open('ann', testId(500), []);
  useCustomStore.getState().setInput('3\n');
});

function show(data: { compileOutput: string | null; runs: CustomRun[] }) {
  fakeServer({ 'POST /execution-code/custom': success({ message: 'ok', data }) });
  const onTryOut = vi.fn(() => useCustomStore.getState().tryOut('PYTHON', 'print(4)'));
  render(<CustomInput canRun onTryOut={() => void onTryOut()} />);
  return userEvent.setup();
}

test('shows own output beside that of the reference solution', async () => {
  const user = show({ compileOutput: null, runs: [run] });
  await user.click(screen.getByRole('button', { name: /^Run custom input/ }));
  const own = await screen.findByRole('group', { name: 'Your output' });
  expect(own.querySelector('mark')).toHaveTextContent('4');
  const reference = screen.getByRole('group', { name: 'Reference output' });
  expect(reference.querySelector('mark')).toHaveTextContent('3');
  expect(screen.getByText('0.021 s · 9216 KB')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Input 1: Differs from the reference');
});

test.each([
  ['Copy input', '3\n'],
  ['Copy your output', '4\n'],
  ['Copy reference output', '3\n'],
])('a text of a run is copied: %s', async (name, text) => {
  const user = show({ compileOutput: null, runs: [run] });
  await user.click(screen.getByRole('button', { name: /^Run custom input/ }));
  await user.click(await screen.findByRole('button', { name }));
  expect(await navigator.clipboard.readText()).toBe(text);
});

test('the headings of an output stand below one of their own', async () => {
  const user = show({ compileOutput: null, runs: [run] });
  await user.click(screen.getByRole('button', { name: /^Run custom input/ }));
  await screen.findByRole('group', { name: 'Your output' });
  const [first] = screen.getAllByRole('heading');
  expect(first).toHaveTextContent('Custom input');
  expect(first?.tagName).toBe('H2');
});

test('says when the shown output belongs to an earlier input', async () => {
  const user = show({ compileOutput: null, runs: [run] });
  await user.click(screen.getByRole('button', { name: /^Run custom input/ }));
  await screen.findByRole('group', { name: 'Your output' });
  await user.type(screen.getByRole('textbox', { name: 'Input 1' }), '9');
  expect(screen.getByText('The input has changed since.')).toBeVisible();
});

test('shows what the compiler said when nothing ran', async () => {
  const user = show({ compileOutput: 'main.ts(1,7): error', runs: [] });
  await user.click(screen.getByRole('button', { name: /^Run custom input/ }));
  const message = await screen.findByRole('group', { name: 'Compiler output' });
  expect(message).toHaveTextContent('main.ts(1,7): error');
});

test('says so when the reference solution has no answer', async () => {
  const runs = [{ ...run, expected: null, status: 'Finished' as const, stderr: 'Boom' }];
  const user = show({ compileOutput: null, runs });
  await user.click(screen.getByRole('button', { name: /^Run custom input/ }));
  expect(await screen.findByText(/failed on this input/)).toBeVisible();
  expect(screen.getByRole('group', { name: 'Error output' })).toHaveTextContent('Boom');
});

test('an input that is not valid says why, until it is changed', async () => {
  const fault = 'n out of range';
  const runs = [{ ...run, fault, expected: null, status: 'Finished' as const }];
  const user = show({ compileOutput: null, runs });
  await user.click(screen.getByRole('button', { name: /^Run custom input/ }));
  const input = screen.getByRole('textbox', { name: 'Input 1' });
  const sentence = 'This input is not valid: n out of range.';
  await waitFor(() => expect(input).toHaveAccessibleDescription(sentence));
  expect(input).toBeInvalid();
  expect(screen.getByRole('group', { name: 'Reference output' })).toHaveTextContent(
    /Not run: the input/,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Input 1: not valid, n out of range');
  await user.type(input, '4');
  expect(input).toBeValid();
  expect(screen.queryByText(sentence)).toBeNull();
});

test('inputs are added, chosen and removed', async () => {
  const user = show({ compileOutput: null, runs: [] });
  await user.click(screen.getByRole('button', { name: 'Add an input' }));
  await user.type(screen.getByRole('textbox', { name: 'Input 2' }), '45');
  const inputs = within(screen.getByRole('list', { name: 'Inputs' }));
  await user.click(inputs.getByRole('button', { name: 'Input 1' }));
  expect(screen.getByRole('textbox', { name: 'Input 1' })).toHaveValue('3\n');
  await user.click(screen.getByRole('button', { name: 'Remove input 1' }));
  expect(screen.getByRole('button', { name: 'Add an input' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Input 1' })).toHaveValue('45');
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('the keys stay with the inputs when no more can be added', async () => {
  for (let count = 2; count < OWN_INPUTS_MAX; count += 1) useCustomStore.getState().addInput('');
  const user = show({ compileOutput: null, runs: [] });
  await user.click(screen.getByRole('button', { name: 'Add an input' }));
  expect(screen.queryByRole('button', { name: 'Add an input' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Input 5' })).toHaveFocus();
});

test('a sample is read, and used for an own input', async () => {
  useCustomStore.getState().open('bob', testId(500), ['3\n', '4\n']);
  const user = show({ compileOutput: null, runs: [] });
  await user.click(screen.getByRole('button', { name: 'Sample 2' }));
  expect(screen.getByRole('textbox', { name: 'Sample 2' })).toHaveAttribute('readonly');
  await user.click(screen.getByRole('button', { name: 'Use as custom input' }));
  expect(screen.getByRole('textbox', { name: 'Input 2' })).toHaveValue('4\n');
});

test('an input that had to make room for another comes back on demand', async () => {
  const { addInput, fillIn } = useCustomStore.getState();
  for (let count = 1; count < OWN_INPUTS_MAX; count += 1) addInput(`${String(count)} of mine\n`);
  useCustomStore.getState().removeInput();
  render(<Toaster />);
  const user = show({ compileOutput: null, runs: [] });
  act(() => fillIn('4 of mine\n'));
  expect(screen.queryByText(/replaced$/)).toBeNull();
  act(() => fillIn('9\n'));
  expect(screen.getByRole('textbox', { name: 'Input 5' })).toHaveValue('9\n');
  expect(screen.getByText('Input 5 replaced')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('textbox', { name: 'Input 5' })).toHaveValue('4 of mine\n');
});

test('an input that is too long says so, and which one is not run', async () => {
  useCustomStore.getState().setInput('x'.repeat(CUSTOM_INPUT_MAX + 1));
  render(<Toaster />);
  const user = show({ compileOutput: null, runs: [] });
  expect(screen.getByText('Longer than 64 KiB: this input is not run.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Run custom input/ }));
  expect(screen.getByText('Longer than 64 KiB, so not run: Input 1.')).toBeVisible();
});
