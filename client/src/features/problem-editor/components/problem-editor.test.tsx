import { problemInputSchema, type ProblemInput } from '@stepwise/contracts/problem-edit';
import type { Problem } from '@stepwise/contracts/problem';
import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeEventStream } from '../../../test/event-stream.ts';
import { buildProblem, testId } from '../../../test/problems.ts';
import { useProblemEditorStore } from '../problem-editor.store.ts';
import { SAMPLES } from '../samples/sample.ts';
import { ProblemEditor } from './problem-editor.tsx';

// The form has a hundred controls, and jsdom takes its time to tell whether each is visible.
configure({ defaultHidden: true });

const onSaved = vi.fn();

beforeEach(() => {
  useProblemEditorStore.setState(useProblemEditorStore.getInitialState(), true);
  onSaved.mockReset();
});

afterEach(() => vi.unstubAllGlobals());

function open(original: Problem | null = null, visibility: 'draft' | 'published' | null = null) {
  const form = (
    <>
      <ProblemEditor
        userId="ada"
        original={original}
        visibility={visibility}
        preview={({ title: shown, testCases, hiddenTestCount }) => (
          <p>{`${shown}: ${String(testCases.length)} shown, ${String(hiddenTestCount)} hidden`}</p>
        )}
        beside={[{ key: 'import', label: 'Import', content: <p>Beside the form</p> }]}
        onSaved={onSaved}
      />
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
  const routes = [
    { path: '/', element: form },
    { path: '/elsewhere', element: <p>Another page</p> },
  ];
  return render(<RouterProvider router={createMemoryRouter(routes)} />);
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const title = () => screen.getByRole('textbox', { name: 'Title' });
const block = (name: string) => within(screen.getByRole('group', { name }));
const solution = (name: string) => block(name).getByRole('textbox', { name: 'Reference solution' });
const done = {
  message: 'Problem Created successfully⚡',
  data: { ...buildProblem(), hiddenTestCases: [] },
};

test('says beside every field what is missing, and starts with the first', async () => {
  const sent = fakeEventStream([]);
  open();
  await userEvent.click(button(/^Create Problem/));
  await waitFor(() => expect(title()).toHaveFocus());
  expect(title()).toHaveAccessibleDescription('Title must be at least 3 characters');
  const described = [
    ['Description', 'Description must be at least 10 characters'],
    ['Constraints', 'Constraints are required'],
    ['Input', 'Input is required'],
    ['Output', 'Output is required'],
  ] as const;
  for (const [name, message] of described) {
    expect(screen.getByRole('textbox', { name })).toHaveAccessibleDescription(message);
  }
  const codes = [
    ['JavaScript', 'JavaScript code snippet is required', 'JavaScript solution is required'],
    ['Python', 'Python code snippet is required', 'Python solution is required'],
    ['Java', 'Java solution is required', 'Java solution is required'],
  ] as const;
  for (const [language, starter, reference] of codes) {
    const field = block(language).getByRole('textbox', { name: 'Starter code' });
    expect(field).toHaveAccessibleDescription(expect.stringContaining(starter));
    expect(solution(language)).toHaveAccessibleDescription(expect.stringContaining(reference));
  }
  const tags = within(screen.getByRole('group', { name: 'Tags' }));
  expect(tags.getByText('At least one tag is required')).toBeVisible();
  await userEvent.click(button('Constraints are required'));
  expect(screen.getByRole('textbox', { name: 'Constraints' })).toHaveFocus();
  expect(sent).toEqual([]);
});

test('the last tag and the last test case cannot be removed', async () => {
  open();
  expect(button('Remove tag 1')).toBeDisabled();
  expect(button('Remove test case 1')).toBeDisabled();
  await userEvent.click(button('Add Tag'));
  await userEvent.click(button('Add Test Case'));
  expect(screen.getAllByRole('textbox', { name: 'Input' }).at(-1)).toHaveFocus();
  await userEvent.click(button('Remove tag 2'));
  await userEvent.click(button('Remove test case 1'));
  expect(button('Remove tag 1')).toBeDisabled();
  expect(button('Remove test case 1')).toBeDisabled();
});

test('limits are numbers within bounds, or nothing', async () => {
  open();
  const limit = screen.getByRole('textbox', { name: 'Time limit in ms (optional)' });
  await userEvent.type(limit, '99');
  await userEvent.tab();
  await waitFor(() =>
    expect(limit).toHaveAccessibleDescription(
      'Time limit must be a whole number from 100 to 15000',
    ),
  );
});

test.each(SAMPLES)('$label fills the form with a whole problem', async ({ label, problem }) => {
  expect(problemInputSchema.safeParse(problem).success).toBe(true);
  const sent = fakeEventStream([['done', done]]);
  open();
  await userEvent.click(button(label));
  await userEvent.click(button('Load Sample'));
  expect(title()).toHaveValue(problem.title);
  await userEvent.click(button(/^Create Problem/));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  const parsed = problemInputSchema.parse(sent[0]?.body);
  const chosen = { checker: 'lines', isDraft: false };
  expect(parsed).toEqual({
    // Of inputs not every sample says something.
    ...{ smallInputs: '', inputValidator: '' },
    ...problemInputSchema.parse(problem satisfies ProblemInput),
    ...chosen,
  });
  expect(sent[0]).toMatchObject({ method: 'POST', url: '/api/v1/problems/create-problem' });
});

test('a setter’s new problem is a draft, whatever a sample says, and what is published stays so', async () => {
  const sent = fakeEventStream([['done', done]]);
  const { unmount } = open(null, 'draft');
  expect(screen.queryByRole('combobox', { name: 'Visibility' })).toBeNull();
  expect(screen.getByText(/^A draft at first/)).toBeVisible();
  await userEvent.click(button('Load Sample'));
  await userEvent.click(button(/^Create Problem/));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(sent[0]?.body).toMatchObject({ isDraft: true });
  unmount();
  open({ ...buildProblem(), hiddenTestCases: [], referenceSolution: {} }, 'published');
  expect(screen.getByText(/Only an administrator can take it back/)).toBeVisible();
});

test('loading samples can be undone, and nothing that was typed is lost', async () => {
  open();
  const [first, second] = SAMPLES;
  const load = async (label = '') => {
    await userEvent.click(button(label));
    await userEvent.click(button('Load Sample'));
  };
  fireEvent.change(title(), { target: { value: 'Mine' } });
  await load(first?.label);
  expect(title()).toHaveValue('Climbing Stairs');
  await load(second?.label);
  await userEvent.click(button('Undo'));
  expect(title()).toHaveValue('Mine');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(button('Load Sample')).toHaveFocus();

  await load(first?.label);
  fireEvent.change(title(), { target: { value: 'Stairs' } });
  await userEvent.click(button('Undo'));
  expect(title()).toHaveValue('Mine');
  await userEvent.click(button('Undo'));
  expect(title()).toHaveValue('Stairs');
});

test('a failing reference solution is told at its language, and nothing is lost', async () => {
  fakeEventStream([
    ['checking', { language: 'JAVASCRIPT', done: 0, total: 5 }],
    [
      'failed',
      {
        message: 'A reference solution does not pass the tests',
        code: 'REFERENCE_SOLUTION_FAILED',
        errors: ['Python: test 2, Wrong Answer: expected "3", got "4"'],
      },
    ],
  ]);
  open();
  await userEvent.click(button('Load Sample'));
  await userEvent.click(button(/^Create Problem/));
  const failure = await block('Python').findByText(/test 2, Wrong Answer: expected "3", got "4"/);
  expect(failure).toBeVisible();
  expect(block('Java').queryByText(/does not pass/)).toBeNull();
  expect(onSaved).not.toHaveBeenCalled();
  expect(title()).toHaveValue('Climbing Stairs');
  expect(button(/^Create Problem/)).toBeEnabled();
});

test('editing keeps hidden tests at their places, all examples and the limits', async () => {
  const sent = fakeEventStream([['done', { ...done, message: 'Problem updated successfully' }]]);
  const solutions = { JAVASCRIPT: 'js', PYTHON: 'py', JAVA: 'java', TYPESCRIPT: 'ts' };
  const examples = {
    PYTHON: [
      { input: '1', output: '1' },
      { input: '2', output: '2' },
    ],
  };
  const original = buildProblem({
    codeSnippets: solutions,
    referenceSolution: solutions,
    examples,
    hiddenTestCases: [
      { id: testId(904), position: 4, input: '45', output: '1836311903' },
      { id: testId(903), position: 2, input: '3', output: '3' },
    ],
  });
  open(original);
  expect(screen.getAllByRole('switch').map((one) => (one as HTMLInputElement).checked)).toEqual([
    false,
    true,
    false,
    true,
  ]);
  fireEvent.change(title(), { target: { value: 'Stairs' } });
  await userEvent.click(button(/^Save Changes/));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(sent[0]).toMatchObject({
    method: 'PUT',
    url: `/api/v1/problems/update-problem/${original.id}`,
    body: {
      title: 'Stairs',
      examples,
      codeSnippets: solutions,
      timeLimitMs: 1000,
      testCases: [
        { input: '2\n', hidden: false },
        { input: '3', hidden: true },
        { input: '5\n', hidden: false },
        { input: '45', hidden: true },
      ],
    },
  });
});

test.each([
  ['a new problem', null, /^The problem is not stored yet\./],
  ['one that is stored', buildProblem(), /^What you changed is not stored yet\./],
])('leaving %s asks first', async (_, original, words) => {
  open(original);
  fireEvent.change(title(), { target: { value: 'Mine' } });
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText(words)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(title()).toHaveValue('Mine');
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Another page')).toBeVisible();
});

test('the preview shows what is typed, and the form keeps it meanwhile', () => {
  open();
  const show = (tab: string) => fireEvent.click(screen.getByText(tab, { selector: '[role=tab]' }));
  const field = title();
  fireEvent.change(field, { target: { value: 'Half done' } });
  show('Preview');
  expect(screen.getByText('Half done: 1 shown, 0 hidden')).toBeVisible();
  expect(field).not.toBeVisible();
  show('Import');
  expect(screen.getByText('Beside the form')).toBeVisible();
  show('Write');
  expect(field).toBeVisible();
  expect(field).toHaveValue('Half done');
});

test('a checker that came with a package stays unless another is chosen', async () => {
  const sent = fakeEventStream([['done', done]]);
  const sources = { JAVASCRIPT: 'js', PYTHON: 'py', JAVA: 'java' };
  open(buildProblem({ checker: null, codeSnippets: sources, referenceSolution: sources }));
  const compared = screen.getByRole('combobox', { name: 'Outputs are compared' });
  expect(compared).toHaveDisplayValue('As the imported package says');
  fireEvent.change(title(), { target: { value: 'Stairs' } });
  await userEvent.click(button(/^Save Changes/));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(sent[0]?.body).not.toHaveProperty('checker');
});
