import type { Trace } from '@stepwise/contracts/trace';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { type Answer, fakeServer, failure, success } from '../../../test/fake-server.ts';
import { useEditorStore } from '../editor/editor.store.ts';
import { useWorkspaceStore } from '../run/workspace.store.ts';
import { StepThrough } from './step-through.tsx';

const source = 'nums = [3, 1]\ni = 1\nnums[i] = 2\nprint(nums)\n';
const trace: Trace = {
  steps: [
    { line: 1, ops: [] },
    {
      line: 2,
      ops: [
        ['v', 0, 'nums', [1]],
        ['o', 1, 'list', 'list', [3, 1], 2],
      ],
    },
    { line: 3, ops: [['v', 0, 'i', 1]] },
    { line: 4, ops: [['x', 1, 1, 1, [2], 2]] },
  ],
  ops: [['p', '[3, 2]\n']],
  end: { kind: 'exit', message: 'The program ended.', line: null },
};

beforeEach(() => {
  useEditorStore.setState({ starters: {} });
  const python = { key: 'PYTHON', id: 71, label: 'Python', version: '3', reason: null } as const;
  // As where programs run on a Judge0 server.
  const java = { key: 'JAVA', id: 62, label: 'Java', version: '17', reason: null } as const;
  useWorkspaceStore.setState({
    languages: [
      { ...python, available: true, traceable: true },
      { ...java, available: true, traceable: false },
    ],
  });
});

const NAME = 'Step through it';

function show(
  answer: Answer = success({ message: 'ok', data: trace }),
  printed: string | null = null,
) {
  const calls = fakeServer({ 'POST /trace': answer });
  render(
    <StepThrough language="PYTHON" source={source} input="5" expected="[3, 9]" printed={printed} />,
  );
  return { calls, user: userEvent.setup() };
}

async function open(answer?: Answer, printed?: string) {
  const { calls, user } = show(answer, printed);
  await user.click(screen.getByRole('button', { name: NAME }));
  const dialog = within(await screen.findByRole('dialog', { name: NAME }));
  return { calls, user, dialog };
}

test('a run is stepped through by buttons and keys', async () => {
  const { calls, user, dialog } = await open();
  const slider = await dialog.findByRole('slider', { name: 'Step' });
  expect(calls).toMatchObject([{ body: { language: 'PYTHON', source, input: '5' } }]);
  expect(slider).toHaveAttribute('aria-valuetext', 'Step 2 of 4, line 2: nums = [3, 1]');
  expect(dialog.getByText('i = 1').closest('li')).toHaveAttribute('aria-current', 'step');
  await user.click(dialog.getByRole('button', { name: 'Step forward' }));
  expect(dialog.getByRole('row', { name: 'changed: i 1' })).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(dialog.getByRole('row', { name: 'changed: nums [3, 2]' })).toBeVisible();
  expect(dialog.getByRole('row', { name: 'i 1' })).toBeVisible();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(slider).toHaveAttribute('aria-valuetext', 'End, after 4 steps');
  expect(dialog.getByText('The program ended.')).toBeVisible();
  expect(dialog.getByRole('region', { name: 'Output so far' })).toHaveTextContent('[3, 2]');
  await user.keyboard('{Home}');
  expect(slider).toHaveAttribute('aria-valuetext', 'Step 1 of 4, line 1');
  expect(dialog.getByText('no variables yet')).toBeVisible();
  const wrong = 'What this line prints is not what was expected.';
  expect(dialog.queryByText(wrong)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'First difference' }));
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('line 4'));
  expect(dialog.getByText(wrong)).toBeVisible();
  expect(dialog.getByRole('region', { name: 'Expected output' })).toHaveTextContent('[3, 9]');
});

test('a variable leads to the line that has set it', async () => {
  const { user, dialog } = await open();
  const slider = await dialog.findByRole('slider', { name: 'Step' });
  slider.focus();
  await user.keyboard('{End}');
  await user.click(dialog.getByRole('button', { name: 'i' }));
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('line 2'));
  await user.keyboard('{End}');
  await user.click(dialog.getByRole('button', { name: 'nums' }));
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('line 3'));
});

test('a loop is gone through turn by turn, by buttons and keys', async () => {
  const looped = {
    ...trace,
    steps: [1, 2, 3, 2, 3, 2, 4].map((line) => ({ line, ops: [] })),
  };
  fakeServer({ 'POST /trace': success({ message: 'ok', data: looped }) });
  const loop = 'x = 0\nwhile x < 2:\n    x += 1\nprint(x)\n';
  render(<StepThrough language="PYTHON" source={loop} input="" expected={null} printed={null} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: NAME }));
  const next = await screen.findByRole('button', { name: 'Next turn' });
  expect(screen.getByText('Not in a loop')).toBeVisible();
  await user.click(next);
  expect(screen.getByText('Turn 1 of 2, loop in line 2')).toBeVisible();
  const slider = screen.getByRole('slider', { name: 'Step' });
  slider.focus();
  await user.keyboard('{PageDown}');
  expect(screen.getByText('Turn 2 of 2, loop in line 2')).toBeVisible();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByText('After 2 turns, loop in line 2')).toBeVisible();
  await user.keyboard('{PageDown}');
  expect(slider).toHaveAttribute('aria-valuetext', 'Step 7 of 7, line 4');
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{PageUp}');
  expect(slider).toHaveAttribute('aria-valuetext', 'Step 4 of 7, line 2');
  await user.click(screen.getByRole('button', { name: 'Turn back' }));
  expect(slider).toHaveAttribute('aria-valuetext', 'Step 2 of 7, line 2');
  // What scrolls by itself keeps its keys.
  screen.getByRole('region', { name: 'Program' }).focus();
  await user.keyboard('{PageDown}');
  expect(slider).toHaveAttribute('aria-valuetext', 'Step 2 of 7, line 2');
});

test('steps go through own lines, and through the starter when that is wished', async () => {
  const starter = 'import sys\n\n\ndef f(n):\n    # Write here.\n    return 0\n\n\nprint(f(1))\n';
  const own = starter.replace(/ {4}# .*\n.*/, '    n += 1\n    return n');
  useEditorStore.setState({ starters: { PYTHON: starter } });
  const steps = [1, 4, 9, 5, 6, 9].map((line) => ({ line, ops: [] }));
  fakeServer({ 'POST /trace': success({ message: 'ok', data: { ...trace, steps } }) });
  render(<StepThrough language="PYTHON" source={own} input="" expected={null} printed={null} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: NAME }));
  const slider = await screen.findByRole('slider', { name: 'Step' });
  expect(slider).toHaveAttribute('aria-valuetext', 'Step 1 of 2, line 5');
  expect(screen.getByRole('button', { name: 'Step back' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.queryByText('import sys')).toBeNull();
  slider.focus();
  await user.keyboard('{ArrowLeft}');
  expect(slider).toHaveValue('3');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(slider).toHaveAttribute('aria-valuetext', 'End, after 2 steps');
  await user.click(screen.getByRole('button', { name: '3 lines of the starter' }));
  expect(screen.getByText('import sys')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Lines of the starter too' }));
  await user.click(screen.getByRole('button', { name: 'Step back' }));
  expect(slider).toHaveAttribute('aria-valuetext', 'Step 6 of 6, line 9');
});

test('a refusal is told, and can be tried again', async () => {
  const { user, dialog } = await open(failure(429, 'RATE_LIMITED', 'Too many recordings'));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Too many recordings');
  fakeServer({ 'POST /trace': success({ message: 'ok', data: trace }) });
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('slider')).toBeVisible();
});

test('a program without a step says why', async () => {
  const end = { kind: 'error', message: 'The program was ended by SyntaxError.', line: 1 } as const;
  const { dialog } = await open(success({ message: 'ok', data: { steps: [], ops: [], end } }));
  expect(await dialog.findByText(end.message)).toBeVisible();
});

test.each([
  ['a language that is not recorded here', 'JAVA', '1', /on another server/],
  ['an input that is too long', 'PYTHON', 'x'.repeat(20_000), /take a shorter one/],
] as const)('it is told why nothing is offered for %s', (_what, language, input, words) => {
  render(<StepThrough {...{ language, source, input }} expected={null} printed={null} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(words)).toBeVisible();
});

test('nothing is offered while it is unknown what can be recorded', () => {
  useWorkspaceStore.setState({ languages: null });
  render(<StepThrough language="PYTHON" {...{ source }} input="" expected={null} printed={null} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['the same, but for blanks at the end', '[3, 2]  ', 0],
  ['something else', '[3, 7]\n', 1],
])(
  'of a program that printed %s when it was judged this is said, or not',
  async (_, printed, notes) => {
    const { dialog } = await open(undefined, printed);
    await dialog.findByRole('slider', { name: 'Step' });
    expect(dialog.queryAllByRole('note')).toHaveLength(notes);
  },
);
