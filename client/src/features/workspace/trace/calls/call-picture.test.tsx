import type { Trace, TraceOp } from '@stepwise/contracts/trace';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TraceViewer } from '../trace-viewer.tsx';

const begins = (n: number): TraceOp[] => [
  ['c', 'fib', 1, ['n']],
  ['v', 0, 'n', n],
];
const changes: TraceOp[][] = [[], begins(2), begins(1), [['r', 1], ...begins(0)], [['r', 0]]];
const trace: Trace = {
  steps: changes.map((ops, index) => ({ line: index === 0 ? 5 : 2, ops })),
  ops: [['r', 1]],
  end: { kind: 'exit', message: 'The program ended.', line: null },
};
const source = 'def fib(n):\n    return n if n < 2 else fib(n - 1) + fib(n - 2)\n\n\nfib(2)\n';

test('recursion is a tree, in which one goes from call to call', async () => {
  const recording = { trace, source, language: 'PYTHON', starter: null, expected: null } as const;
  render(<TraceViewer {...recording} />);
  const user = userEvent.setup();
  const tree = within(screen.getByRole('tree', { name: 'Calls' }));
  const rows = () =>
    tree.getAllByRole('treeitem').map((row) => {
      const level = row.getAttribute('aria-level') ?? '';
      const mark = row.getAttribute('aria-current') === 'step' ? '*' : '';
      return `${level} ${row.textContent.replace('▶', '').trim()}${mark}`;
    });
  expect(rows()).toEqual([
    '1 fib(2) , running*',
    '2 fib(1) , not called yet',
    '2 fib(0) , not called yet',
  ]);
  await user.click(tree.getByRole('treeitem', { name: /fib\(0\)/ }));
  expect(screen.getByRole('slider')).toHaveValue('3');
  expect(rows()).toEqual(['1 fib(2) , running', '2 fib(1) = 1', '2 fib(0) , running*']);
  // The one that runs is where Tab leads.
  tree.getByRole('treeitem', { name: /fib\(0\)/ }).focus();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(screen.getByRole('slider')).toHaveValue('2');
  expect(tree.getByRole('treeitem', { name: /fib\(1\)/ })).toHaveFocus();
  await user.keyboard('{End}');
  expect(rows()).toEqual(['1 fib(2) = 1', '2 fib(1) = 1', '2 fib(0) = 0']);
});

test('the keys go on where a step takes away what has them', async () => {
  const ops: TraceOp[][] = [[], begins(2), [['v', 0, 'n', 4]], [['r', 5]], []];
  const steps = ops.map((changed, index) => ({ line: index + 1, ops: changed }));
  const recording = { source, language: 'PYTHON', starter: null, expected: null } as const;
  render(<TraceViewer {...recording} trace={{ ...trace, steps, ops: [] }} />);
  const user = userEvent.setup();
  const slider = screen.getByRole('slider');
  slider.focus();
  await user.keyboard('{ArrowRight}');
  screen.getByRole('button', { name: 'n' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.queryByRole('button', { name: 'n' })).toBeNull();
  expect(slider).toHaveValue('3');
  await user.keyboard('{ArrowRight}');
  expect(slider).toHaveValue('4');
});

test('a program without recursion has no such part', () => {
  const flat = { ...trace, steps: [{ line: 5, ops: [] }], ops: [] };
  const recording = { source, language: 'PYTHON', starter: null, expected: null } as const;
  render(<TraceViewer {...recording} trace={flat} />);
  expect(screen.queryByRole('tree')).toBeNull();
});
