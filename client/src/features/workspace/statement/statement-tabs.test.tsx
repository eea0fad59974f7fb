import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildProblem } from '../../../test/problems.ts';
import { useEditorSettingsStore } from '../settings/editor-settings.store.ts';
import { StatementTabs, type Help, type StatementTab } from './statement-tabs.tsx';

beforeEach(() => {
  useEditorSettingsStore.setState(useEditorSettingsStore.getInitialState(), true);
});

function show(problem = buildProblem(), isSolved = false, help?: Help, isPlain = false) {
  function Harness() {
    const [tab, setTab] = useState<StatementTab>('description');
    const submissions = <p>The list</p>;
    const notes = <p>The notes</p>;
    const known = { problem, submissions, notes, isSolved, isPlain, ...(help && { help }) };
    return <StatementTabs {...known} active={tab} onChange={setTab} />;
  }
  render(<Harness />, { wrapper: MemoryRouter });
  return userEvent.setup();
}

test('describes the problem: title, difficulty, text, examples, constraints, tests', () => {
  show();
  const panel = within(screen.getByRole('tabpanel', { name: 'Description' }));
  expect(panel.getByRole('heading', { level: 1, name: 'Climbing Stairs' })).toBeVisible();
  expect(panel.getByText('Easy')).toBeVisible();
  expect(panel.getByRole('heading', { name: 'Input' })).toBeVisible();
  expect(panel.getByRole('heading', { name: /^Examples$/ })).toBeVisible();
  expect(panel.getByText('1+1 and 2.')).toBeVisible();
  expect(panel.getByText('n is an integer').closest('li')).toBeVisible();
  expect(
    panel.getByText(
      '1 s a test, 2.5 s in Python, 1.5 s in Java · 256 MB · 2 tests you can see, 3 hidden',
    ),
  ).toBeVisible();
});

test('says while tests of the problem are still being made', () => {
  show(buildProblem({ awaitsTests: true }));
  const said = /2 tests you can see, 3 hidden, more are being made$/;
  expect(screen.getByText(said)).toBeVisible();
});

test('statement, hints and editorial have letters as large as was chosen', async () => {
  const user = show(buildProblem(), true);
  const sizeOf = (text: RegExp) =>
    screen.getByText(text).closest<HTMLElement>('[class*="text-[0.9375rem]"]')?.style.zoom;
  expect(sizeOf(/tests you can see/)).toBe('1');
  act(() => useEditorSettingsStore.getState().change({ readingSize: 18 }));
  expect(sizeOf(/tests you can see/)).toBe('1.2');
  await user.click(screen.getByRole('tab', { name: 'Editorial' }));
  expect(sizeOf(/two variables/)).toBe('1.2');
  await user.click(screen.getByRole('tab', { name: 'Hints' }));
  expect(sizeOf(/one at a time/)).toBe('1.2');
});

test('examples name their languages where these differ', () => {
  const other = { input: '3', output: '3' };
  show(buildProblem({ examples: { JAVASCRIPT: { input: '2', output: '2' }, PYTHON: other } }));
  expect(screen.getByRole('heading', { name: 'Examples JavaScript' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Examples Python' })).toBeVisible();
});

test('the input and the output of an example are copied', async () => {
  const user = show(buildProblem({ examples: { PYTHON: { input: '2 1', output: '3' } } }));
  await user.click(screen.getByRole('button', { name: 'Copy input' }));
  expect(await navigator.clipboard.readText()).toBe('2 1');
  await user.click(screen.getByRole('button', { name: 'Copy output' }));
  expect(await navigator.clipboard.readText()).toBe('3');
});

test('the arrow keys go through the tabs', async () => {
  const user = show();
  await user.click(screen.getByRole('tab', { name: 'Description' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('The list')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Climbing Stairs');
});

test('whoever rehearses has no help', () => {
  show(buildProblem({ isSealed: true, hints: null, editorial: null, tags: [] }));
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Description', 'Submissions']);
});

test('who rehearses or solves it again is not told what kind of problem it is', () => {
  show(buildProblem(), true, undefined, true);
  const panel = within(screen.getByRole('tabpanel', { name: 'Description' }));
  expect(panel.getByText(/2 tests you can see/)).toBeVisible();
  for (const { difficulty, tags } of [buildProblem()]) {
    expect(tags.length).toBeGreaterThan(0);
    for (const told of ['Solved', 'Easy', difficulty, ...tags]) {
      expect(panel.queryByText(told)).toBeNull();
    }
  }
});

test('a check shows neither tags, difficulty nor what it stands on until it is solved', () => {
  const solveFirst = [{ id: 'p1', title: 'Two Sum' }];
  const check = buildProblem({ isCheck: true, difficulty: 'HARD', tags: ['Graph'], solveFirst });
  show(check);
  const panel = within(screen.getByRole('tabpanel', { name: 'Description' }));
  expect(panel.getByText('Check')).toBeVisible();
  for (const hidden of ['Hard', 'Graph', 'Two Sum']) expect(panel.queryByText(hidden)).toBeNull();
  cleanup();
  show(check, true);
  for (const shown of ['Hard', 'Graph', 'Two Sum']) expect(screen.getByText(shown)).toBeVisible();
  expect(screen.queryByText('Check')).toBeNull();
});

test('names what to solve first, with links, and nothing where nothing is left', () => {
  const solveFirst = [
    { id: 'p1', title: 'Two Sum' },
    { id: 'p2', title: 'Merge Lists' },
  ];
  show(buildProblem({ solveFirst }));
  expect(screen.getByText(/^Solve first:/).closest('p')).toHaveTextContent(
    'Solve first: Two Sum, Merge Lists',
  );
  expect(screen.getByRole('link', { name: 'Merge Lists' })).toHaveAttribute('href', '/problem/p2');
  cleanup();
  show();
  expect(screen.queryByText(/Solve first/)).toBeNull();
});

test('hints open one at a time', async () => {
  const user = show();
  await user.click(screen.getByRole('tab', { name: 'Hints' }));
  expect(screen.queryByText('Look at the last move.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show a hint' }));
  expect(screen.getByText('Look at the last move.')).toBeVisible();
  expect(screen.queryByText('Two numbers are enough.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the next hint' }));
  expect(screen.getByText('Two numbers are enough.')).toBeVisible();
  expect(screen.getByText('That was the last hint.')).toHaveFocus();
});

test('the editorial asks before it spoils', async () => {
  const user = show();
  await user.click(screen.getByRole('tab', { name: 'Editorial' }));
  expect(screen.queryByText('Keep two variables.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the editorial' }));
  expect(screen.getByText('Keep two variables.')).toBeVisible();
  expect(document.body).not.toHaveFocus();
});

test('what was opened before is open, and what is seen is told', async () => {
  const [onHints, onEditorial, onSolution] = [vi.fn(), vi.fn(), vi.fn()];
  const told = { onHints, onEditorial, onSolution };
  const user = show(buildProblem(), false, { hints: 1, editorial: true, ...told });
  expect(onHints).not.toHaveBeenCalled();
  await user.click(screen.getByRole('tab', { name: 'Hints' }));
  expect(screen.getByText('Look at the last move.')).toBeVisible();
  expect(onHints).toHaveBeenLastCalledWith(1);
  await user.click(screen.getByRole('button', { name: 'Show the next hint' }));
  expect(onHints).toHaveBeenLastCalledWith(2);
  expect(onEditorial).not.toHaveBeenCalled();
  await user.click(screen.getByRole('tab', { name: 'Editorial' }));
  expect(screen.getByText('Keep two variables.')).toBeVisible();
  expect(onEditorial).toHaveBeenCalledOnce();
  expect(onSolution).not.toHaveBeenCalled();
});

test('who has solved the problem reads the editorial at once', async () => {
  const user = show(buildProblem(), true);
  await user.click(screen.getByRole('tab', { name: 'Editorial' }));
  expect(screen.getByText('Keep two variables.')).toBeVisible();
});

test('says when there is no editorial and there are no hints', async () => {
  const user = show(buildProblem({ editorial: null, hints: null }));
  await user.click(screen.getByRole('tab', { name: 'Editorial' }));
  expect(screen.getByText('No editorial available for this problem.')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Hints' }));
  expect(screen.getByText('No hints available.')).toBeVisible();
});
