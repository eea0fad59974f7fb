import type { Problem } from '@stepwise/contracts/problem';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeEventStream } from '../../../test/event-stream.ts';
import { InProblemForm } from '../../../test/in-problem-form.tsx';
import { buildProblem } from '../../../test/problems.ts';
import { waitToPress } from '../../../test/wait-to-press.ts';
import { useReferenceRunStore } from '../references/reference-run.store.ts';
import { SaveBar } from './save-bar.tsx';
import { TestsSection } from '../form/sections/tests-section.tsx';

const SOURCES = { JAVASCRIPT: 'js', PYTHON: 'py', JAVA: 'java' };

beforeEach(() => {
  useReferenceRunStore.setState(useReferenceRunStore.getInitialState(), true);
});

afterEach(() => vi.unstubAllGlobals());

const button = (name: string | RegExp) => screen.getByRole('button', { name });

function showBar() {
  const original = buildProblem({ referenceSolution: SOURCES, checker: 'tokens' });
  render(
    <InProblemForm original={original}>
      <SaveBar
        submitText="Create Problem"
        isSaving={false}
        languages={['PYTHON']}
        checks={[]}
        draft="kept"
        problemId={original.id}
        onCancel={() => undefined}
      />
    </InProblemForm>,
  );
  return original;
}

function showTests(original: Problem | null) {
  render(
    <InProblemForm original={original}>
      <TestsSection problemId={original?.id ?? null} />
    </InProblemForm>,
  );
}

const texts = (name: string) =>
  screen.getAllByRole('textbox', { name }).map((field) => (field as HTMLTextAreaElement).value);

const ran = (language: string, index: number, more: object) => ({
  ...{ language, index, status: 'Accepted', output: null, message: null },
  ...more,
});

test('references run on what stands in the form, and each failing test is told', async () => {
  const away = 'Programs in this language cannot run here';
  const data = {
    languages: [
      { language: 'PYTHON', verdict: 'Accepted', message: null },
      { language: 'JAVA', verdict: 'Wrong Answer', message: null },
      { language: 'JAVASCRIPT', verdict: null, message: away },
    ],
    tests: [
      ran('PYTHON', 0, {}),
      ran('JAVA', 0, { status: 'Wrong Answer', output: '7' }),
      ran('PYTHON', 1, {}),
      ran('JAVA', 1, {}),
    ],
  };
  const sent = fakeEventStream([
    ['checking', { language: 'JAVA', done: 1, total: 2 }],
    ['done', { message: 'Reference solutions were run', data }],
  ]);
  const original = showBar();
  await userEvent.click(button('Run References'));
  const result = within(await screen.findByRole('region', { name: 'Reference solutions' }));
  expect(result.getByText('2 of 2 tests passed')).toBeVisible();
  expect(result.getByText('1 of 2 tests passed')).toBeVisible();
  expect(result.getByText('Test case 1: Wrong Answer, printed "7"')).toBeVisible();
  expect(result.getByText('Passed: 2')).toBeVisible();
  expect(result.getByText(away)).toBeVisible();
  expect(sent).toEqual([
    {
      method: 'POST',
      url: '/api/v1/problems/run-references',
      body: {
        problemId: original.id,
        checker: 'tokens',
        timeLimitMs: 1000,
        memoryLimitKb: 262_144,
        referenceSolution: SOURCES,
        tests: [
          { input: '2\n', output: '2\n' },
          { input: '5\n', output: '8\n' },
        ],
      },
    },
  ]);
  await userEvent.click(button('Close the result'));
  expect(screen.queryByRole('region', { name: 'Reference solutions' })).toBeNull();
});

test('a run of references can be stopped', async () => {
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
    });
  });
  showBar();
  await userEvent.dblClick(button('Run References'));
  expect(button(/^Create Problem/)).toBeDisabled();
  expect(signals[0]?.aborted).toBe(false);
  waitToPress();
  await userEvent.click(button('Stop'));
  await waitFor(() => expect(button('Run References')).toBeEnabled());
  expect(signals[0]?.aborted).toBe(true);
  expect(screen.queryByRole('region', { name: 'Reference solutions' })).toBeNull();
});

test('a run that the server is too busy for comes when it has room', async () => {
  const data = { languages: [], tests: [] };
  const sent = fakeEventStream([['done', { message: 'Reference solutions were run', data }]]);
  const streamed = fetch;
  const busy = { message: 'Busy', code: 'OVERLOADED', errors: ['Busy'], requestId: '' };
  const fetched = vi.fn(streamed);
  fetched.mockResolvedValueOnce(
    Response.json(busy, { status: 503, headers: { 'Retry-After': '1' } }),
  );
  vi.stubGlobal('fetch', fetched);
  showBar();
  await userEvent.click(button('Run References'));
  const result = await screen.findByRole(
    'region',
    { name: 'Reference solutions' },
    { timeout: 3_000 },
  );
  expect(result).not.toHaveTextContent('Busy');
  expect(sent).toHaveLength(1);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a refused run says why', async () => {
  const message = 'The judge is busy, please try again';
  fakeEventStream([['failed', { message, code: 'QUEUE_FULL', errors: [message] }]]);
  showBar();
  await userEvent.click(button('Run References'));
  expect(await screen.findByText(message)).toBeVisible();
});

test('outputs are filled from a reference, with what failed, and can be had back', async () => {
  const data = {
    languages: [{ language: 'PYTHON', verdict: 'Runtime Error', message: null }],
    tests: [
      ran('PYTHON', 0, { status: 'Finished', output: 'new\n' }),
      ran('PYTHON', 1, { status: 'Runtime Error', message: 'ValueError' }),
    ],
  };
  const sent = fakeEventStream([['done', { message: 'Reference solutions were run', data }]]);
  const original = buildProblem({ referenceSolution: SOURCES });
  showTests(original);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reference' }), 'PYTHON');
  await userEvent.click(button(/^Fill Expected Outputs/));
  expect(
    await screen.findByText(/1 output is filled\. Another one stood in test case 1\./),
  ).toBeVisible();
  expect(screen.getByText('Test case 2: Runtime Error: ValueError')).toBeVisible();
  expect(texts('Output')).toEqual(['new\n', '8\n']);
  expect(sent[0]?.body).toMatchObject({
    problemId: original.id,
    referenceSolution: { PYTHON: 'py' },
    tests: [{ input: '2\n' }, { input: '5\n' }],
  });
  // What is written since stays.
  await userEvent.click(button('Add Test Case'));
  await userEvent.type(
    within(screen.getByRole('group', { name: 'Test case 3' })).getByRole('textbox', {
      name: 'Input',
    }),
    '7',
  );
  await userEvent.click(button('Undo'));
  expect(texts('Output')).toEqual(['2\n', '8\n', '']);
  expect(texts('Input')).toEqual(['2\n', '5\n', '7']);
});

test('whoever goes on typing keeps the caret while outputs are filled, and had back', async () => {
  const long = 'x'.repeat(30_000);
  const tests = [
    ran('PYTHON', 0, { status: 'Finished', output: long }),
    ran('PYTHON', 1, { status: 'Finished', output: 'new\n' }),
  ];
  const data = { languages: [], tests };
  fakeEventStream([['done', { message: 'Reference solutions were run', data }]]);
  showTests(buildProblem({ referenceSolution: SOURCES }));
  const first = within(screen.getByRole('group', { name: 'Test case 1' }));
  fireEvent.click(button(/^Fill Expected Outputs/));
  const input = first.getByRole('textbox', { name: 'Input' });
  input.focus();
  expect(await first.findByText('30,000 characters')).toBeVisible();
  expect(input).toHaveFocus();
  expect(texts('Output')).toEqual(['new\n']);
  fireEvent.click(button('Undo'));
  expect(texts('Output')).toEqual(['2\n', '8\n']);
  expect(input).toHaveFocus();
});

test('without a reference there is nothing to fill from', async () => {
  showTests(null);
  await userEvent.click(button(/^Fill Expected Outputs/));
  expect(screen.getByText('Write a reference solution first.')).toBeVisible();
});

test('files become tests in pairs, and what is left out is told', async () => {
  showTests(null);
  const files = [
    new File(['3\n'], '10.in'),
    new File(['9\n'], '10.ans'),
    new File(['2\n'], 'sample2.in'),
    new File(['4\n'], 'sample2.out'),
    new File(['5\n'], 'alone.in'),
  ];
  await userEvent.upload(screen.getByLabelText('Files of tests'), files);
  expect(await screen.findByText(/2 tests were added\./)).toBeVisible();
  expect(
    screen.getByText('alone.in was left out: alone.ans or alone.out is missing'),
  ).toBeVisible();
  // The empty row of a new form has gone.
  expect(texts('Input')).toEqual(['3\n', '2\n']);
  expect(screen.getAllByRole('switch').map((one) => (one as HTMLInputElement).checked)).toEqual([
    true,
    false,
  ]);
  await userEvent.click(button('Add Test Case'));
  await userEvent.type(
    within(screen.getByRole('group', { name: 'Test case 3' })).getByRole('textbox', {
      name: 'Input',
    }),
    '7',
  );
  await userEvent.click(button('Undo'));
  expect(texts('Input')).toEqual(['7']);
});

test('Undo takes the added test away, and not an equal one that was there', async () => {
  const original = buildProblem();
  showTests(original);
  const { input, output } = original.testCases[0] ?? { input: '', output: '' };
  const files = [new File([input], '1.in'), new File([output], '1.out')];
  await userEvent.upload(screen.getByLabelText('Files of tests'), files);
  const hidden = () =>
    screen.getAllByRole('switch').map((one) => (one as HTMLInputElement).checked);
  const before = hidden();
  expect(before.at(-1)).toBe(true);
  await userEvent.click(button('Undo'));
  expect(hidden()).toEqual(before.slice(0, -1));
});

test('files can be dropped onto the list', async () => {
  showTests(null);
  const files = [new File(['3\n'], '1.in'), new File(['9\n'], '1.out')];
  fireEvent.drop(screen.getByRole('list'), { dataTransfer: { files, types: ['Files'] } });
  expect(await screen.findByText(/1 test was added\./)).toBeVisible();
  expect(texts('Output')).toEqual(['9\n']);
});
