import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildProblem } from '../../../test/problems.ts';
import { buildSubmission, buildSubmissionTest } from '../../../test/submissions.ts';
import { useCustomStore } from '../custom/custom.store.ts';
import { NO_PROGRESS } from '../run/follow-execution.ts';
import { ResultsPane } from './results-pane.tsx';

beforeEach(() => useCustomStore.setState(useCustomStore.getInitialState(), true));

const problem = buildProblem();
const before = {
  ...{ problem, isExecuting: false, progress: NO_PROGRESS, submission: null },
  ...{ isRestored: false, refusal: null, isTrying: false, canRun: true },
  onTryOut: () => undefined,
  afterAccepted: <p>What next</p>,
};
const during = { ...before, isExecuting: true };
const passed = buildSubmissionTest({ index: 1 });
const wrong = buildSubmissionTest({
  index: 2,
  passed: false,
  status: 'Wrong Answer',
  stdin: '3\n',
  expected: '1 3\n',
  stdout: '1 4\n',
});
const rejected = buildSubmission({
  status: 'Wrong Answer',
  passedCount: 1,
  totalCount: 4,
  time: '["0.021 s","0.025 s"]',
  memory: '["9216 KB","9301 KB"]',
  testCases: [
    passed,
    wrong,
    buildSubmissionTest({
      ...{ index: 3, passed: false, status: 'Runtime Error', hidden: true },
      ...{ stdin: null, expected: null, stdout: null },
    }),
    buildSubmissionTest({
      ...{ index: 4, passed: false, status: 'Not Run', stdout: null, time: null, memory: null },
    }),
  ],
});

test('shows the tests until there is a run', () => {
  render(<ResultsPane {...before} />);
  const table = within(screen.getByRole('table', { name: 'Test Cases Data' }));
  expect(table.getByRole('row', { name: '2 5 8' })).toBeVisible();
  expect(screen.getByText('3 more tests are hidden.')).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Result' })).toBeNull();
});

test.each([
  [3, '3 more tests are hidden, and others are still being made.'],
  [0, 'Hidden tests are still being made.'],
])('says while tests are still being made, beside %i hidden ones', (hiddenTestCount, said) => {
  const problem = { ...before.problem, hiddenTestCount, awaitsTests: true as const };
  render(<ResultsPane {...before} problem={problem} />);
  expect(screen.getByText(said)).toBeVisible();
});

test('a run that did not happen leaves its reason where its result would be', () => {
  const view = render(<ResultsPane {...before} />);
  view.rerender(<ResultsPane {...during} />);
  view.rerender(<ResultsPane {...before} refusal="Too many runs." />);
  const result = within(screen.getByRole('tabpanel', { name: 'Result' }));
  expect(result.getByRole('heading', { name: 'Not judged' })).toBeVisible();
  expect(result.getByText('Too many runs.')).toBeVisible();
});

test('a run that waits for the tests of the problem says so', () => {
  const view = render(<ResultsPane {...before} />);
  view.rerender(<ResultsPane {...during} progress={{ ...NO_PROGRESS, waitsForTests: true }} />);
  expect(screen.getByText(/^The tests of this problem are still being made/)).toBeVisible();
});

test('shows each test as it is finished', () => {
  const view = render(<ResultsPane {...before} />);
  view.rerender(<ResultsPane {...during} />);
  expect(screen.getByText('Sending your code')).toBeVisible();
  const progress = {
    ...NO_PROGRESS,
    submissionId: rejected.id,
    totalCount: 3,
    tests: [passed, wrong],
  };
  view.rerender(<ResultsPane {...during} progress={progress} />);
  expect(screen.getByText('2 of 3 tests finished')).toBeVisible();
  expect(screen.getByText('Test 2: Wrong Answer')).toBeInTheDocument();
  expect(screen.getByText('Test 3: not finished')).toBeInTheDocument();
});

function showResult(submission = rejected) {
  const view = render(<ResultsPane {...before} />);
  view.rerender(<ResultsPane {...during} />);
  view.rerender(<ResultsPane {...before} submission={submission} />);
  return userEvent.setup();
}

test('tells the verdict and the three figures, and announces it', () => {
  showResult();
  expect(screen.getByRole('heading', { name: 'Wrong Answer' })).toBeVisible();
  expect(screen.getByText('1 / 4 tests passed')).toBeVisible();
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual(['25.0%', '0.023 s', '9259 KB']);
  expect(screen.getByRole('status')).toHaveTextContent('Wrong Answer. 1 of 4 tests passed.');
});

test('opens the first test that failed, with the first difference marked', () => {
  showResult();
  const detail = within(screen.getByRole('group', { name: 'Test 2' }));
  expect(detail.getByRole('group', { name: 'Input' })).toHaveTextContent('3');
  const expected = detail.getByRole('group', { name: 'Expected' });
  expect(expected.querySelector('mark')).toHaveTextContent('3');
  const given = detail.getByRole('group', { name: 'Your output' });
  expect(given.querySelector('mark')).toHaveTextContent('4');
  expect(detail.getByText('First difference in line 1, column 3')).toBeVisible();
});

test('what failed is offered before what passed, and that before what was not run', () => {
  showResult();
  const tests = within(screen.getByRole('list', { name: 'Tests' })).getAllByRole('button');
  expect(tests.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Test 2: Wrong Answer'),
    expect.stringContaining('Test 1: Accepted'),
    expect.stringContaining('Test 4: Not Run'),
    expect.stringContaining('Test 3: Runtime Error'),
  ]);
});

test('what is hidden stands behind one word, and is opened where it alone has failed', () => {
  const hidden = { hidden: true, passed: false, status: 'Wrong Answer' as const, stdin: null };
  const failed = [2, 3].map((index) => buildSubmissionTest({ ...hidden, index }));
  showResult(buildSubmission({ status: 'Wrong Answer', testCases: [...failed, passed] }));
  const strip = screen.getByRole('list', { name: 'Tests' });
  expect(Array.from(strip.children, ({ textContent }) => textContent)).toEqual([
    '1Test 1: Accepted',
    'hidden',
    '2Test 2: Wrong Answer, hidden',
    '3Test 3: Wrong Answer, hidden',
  ]);
  expect(within(strip).getByText('hidden')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('group', { name: 'Test 2' })).toBeVisible();
});

test('the test that is opened first is in sight in the strip', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this instanceof HTMLOListElement ? new DOMRect(0, 0, 300) : new DOMRect(400, 0, 40);
  });
  showResult();
  expect(screen.getByRole('list', { name: 'Tests' }).scrollLeft).toBeGreaterThan(440 - 300);
});

test('what to do next is said after Accepted alone', () => {
  showResult();
  expect(screen.queryByText('What next')).toBeNull();
  showResult(buildSubmission());
  expect(screen.getByText('What next')).toBeVisible();
});

test('the result of an earlier visit is shown when it arrives', () => {
  const view = render(<ResultsPane {...before} />);
  view.rerender(<ResultsPane {...before} submission={rejected} isRestored />);
  expect(screen.getByRole('heading', { name: 'Wrong Answer' })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the result of an earlier visit takes the place of no run', () => {
  useCustomStore.getState().open('ann', problem.id, ['2\n']);
  const view = render(<ResultsPane {...before} />);
  view.rerender(<ResultsPane {...before} isTrying />);
  view.rerender(<ResultsPane {...before} isTrying submission={rejected} isRestored />);
  expect(tab('Custom Input')).toHaveAttribute('aria-selected', 'true');
});

test('nor of an input that is being typed', async () => {
  useCustomStore.getState().open('ann', problem.id, ['2\n']);
  const view = render(<ResultsPane {...before} />);
  await userEvent.click(tab('Custom Input'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Input 1' }), '3');
  view.rerender(<ResultsPane {...before} submission={rejected} isRestored />);
  expect(screen.getByRole('textbox', { name: 'Input 1' })).toHaveFocus();
});

test('a result that came in one piece leaves the tab that was chosen meanwhile', async () => {
  const view = render(<ResultsPane {...before} />);
  view.rerender(<ResultsPane {...during} />);
  await userEvent.click(tab('Test Cases Data'));
  view.rerender(<ResultsPane {...before} submission={rejected} />);
  expect(tab('Test Cases Data')).toHaveAttribute('aria-selected', 'true');
});

const tab = (name: string) => screen.getByRole('tab', { name });

test('the input of a test becomes an own one', async () => {
  useCustomStore.getState().open('ann', problem.id, ['2\n']);
  const user = showResult();
  const detail = within(screen.getByRole('group', { name: 'Test 2' }));
  await user.click(detail.getByRole('button', { name: 'Use as custom input' }));
  expect(screen.getByRole('textbox', { name: 'Input 2' })).toHaveValue('3\n');
});

test.each([
  ['Copy input', '3\n'],
  ['Copy expected output', '1 3\n'],
  ['Copy your output', '1 4\n'],
  ['Copy error output', 'Boom\n    at main.js:2:1\n    at node:internal/main:1:1'],
])('a text of a test is copied whole: %s', async (name, text) => {
  const stderr = 'Boom\n    at /w/main.js:2:1\n    at node:internal/main:1:1\n';
  const user = showResult(buildSubmission({ ...rejected, testCases: [{ ...wrong, stderr }] }));
  await user.click(screen.getByRole('button', { name }));
  expect(await navigator.clipboard.readText()).toBe(text);
});

test('the input and the output of a test in the table are copied', async () => {
  render(<ResultsPane {...before} />);
  const user = userEvent.setup();
  const row = within(screen.getByRole('row', { name: /^2 5/ }));
  await user.click(row.getByRole('button', { name: 'Copy input' }));
  expect(await navigator.clipboard.readText()).toBe('5\n');
  await user.click(row.getByRole('button', { name: 'Copy expected output' }));
  expect(await navigator.clipboard.readText()).toBe('8\n');
});

test('a crash stands beside what it was given, without an empty output', () => {
  const crashed = buildSubmissionTest({
    ...{ passed: false, status: 'Runtime Error', stdout: '', stdin: '7\n' },
    stderr: 'Boom\n    at Module._compile (node:internal/modules/cjs/loader:1554:14)\n',
  });
  showResult(buildSubmission({ status: 'Runtime Error', passedCount: 0, testCases: [crashed] }));
  expect(screen.getByRole('group', { name: 'Error output' })).toHaveTextContent(
    /^Error outputBoom1 internal frame$/,
  );
  expect(screen.getByRole('group', { name: 'Input' })).toHaveTextContent('7');
  expect(screen.queryByRole('group', { name: 'Your output' })).toBeNull();
});

test('a hidden test tells its verdict and nothing else', async () => {
  const user = showResult();
  await user.click(screen.getByRole('button', { name: 'Test 3: Runtime Error, hidden' }));
  const detail = within(screen.getByRole('group', { name: 'Test 3' }));
  expect(detail.getByText(/This test is hidden/)).toBeVisible();
  expect(detail.queryByRole('group', { name: 'Expected' })).toBeNull();
});

test('a test that took too long says how long it may take in this language', () => {
  const late = buildSubmissionTest({ passed: false, status: 'Time Limit Exceeded' });
  const status = 'Time Limit Exceeded';
  showResult(buildSubmission({ status, language: 'PYTHON', passedCount: 0, testCases: [late] }));
  expect(screen.getByText('limit 2.5 s', { exact: false })).toBeVisible();
});

test('a test that was not run says so', async () => {
  const user = showResult();
  await user.click(screen.getByRole('button', { name: 'Test 4: Not Run' }));
  expect(screen.getByText('Not run: an earlier test met a limit.')).toBeVisible();
});

test('a test that was not run because nothing compiled says that instead', () => {
  const notRun = buildSubmissionTest({ passed: false, status: 'Not Run' });
  showResult(
    buildSubmission({
      ...{ status: 'Compilation Error', compileOutput: 'Main.java:3: error\n', passedCount: 0 },
      testCases: [notRun],
    }),
  );
  expect(screen.getByText('Not run: the program did not compile.')).toBeVisible();
});

test('shows what the compiler and the program complained of', () => {
  const crashed = buildSubmissionTest({ passed: false, status: 'Runtime Error', stderr: 'Boom\n' });
  showResult(
    buildSubmission({
      ...{ status: 'Runtime Error', compileOutput: 'Main.java:3: warning\n', passedCount: 0 },
      testCases: [crashed],
    }),
  );
  expect(screen.getByRole('group', { name: 'Compiler output' })).toHaveTextContent('Main.java:3');
  expect(screen.getByRole('group', { name: 'Error output' })).toHaveTextContent('Boom');
});

test('the tests stay a tab away from the result', async () => {
  const user = showResult();
  await user.click(screen.getByRole('tab', { name: 'Test Cases Data' }));
  expect(screen.getByRole('table', { name: 'Test Cases Data' })).toBeVisible();
});

test('blanks and line ends are drawn on demand', async () => {
  const user = showResult();
  const given = screen.getByRole('group', { name: 'Your output' });
  expect(given).not.toHaveTextContent('·');
  await user.click(screen.getByRole('button', { name: 'Invisible characters' }));
  expect(given).toHaveTextContent('1·4↵');
  await user.click(screen.getByRole('button', { name: 'Invisible characters' }));
  expect(given).not.toHaveTextContent('·');
});
