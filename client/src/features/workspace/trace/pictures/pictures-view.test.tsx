import type { TraceOp } from '@stepwise/contracts/trace';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changesOf } from '../state/changes.ts';
import { applyAll, START } from '../state/trace-state.ts';
import { picturesOf } from './pictures.ts';
import { PicturesView } from './pictures-view.tsx';
import { pointersIn } from './pointers.ts';

const zeros = Array.from({ length: 200 }, () => 0);

/** A grid of 300 by 200, of which 200 rows are recorded. */
const grid: TraceOp[] = [
  ['v', 0, 'grid', [1]],
  ['o', 1, 'list', 'list', zeros.map((_, row) => [row + 2]), 300],
  ...zeros.map((_, row): TraceOp => ['o', row + 2, 'list', 'list', zeros, 200]),
];

function draw(...ops: TraceOp[]) {
  const state = applyAll(START, ops);
  const pictures = picturesOf(state, pointersIn('grid[i][j] = 7'));
  render(<PicturesView {...{ pictures }} things={state.things} changes={changesOf(ops, state)} />);
}

test('of a large grid a part is drawn, and told how much is not', () => {
  draw(...grid, ['v', 0, 'i', 250], ['v', 0, 'j', 200]);
  expect(screen.getAllByText('0')).toHaveLength(40 * 40);
  expect(screen.getAllByText('… 160 more')).toHaveLength(40);
  expect(screen.getAllByText(/rows/).map((one) => one.textContent)).toEqual(['… 260 more rows']);
});

test('the cell that the program looks at is drawn', () => {
  draw(...grid, ['v', 0, 'i', 130], ['v', 0, 'j', 199], ['x', 132, 199, 1, [7], 200]);
  expect(screen.getByText('7')).toHaveAttribute('data-new');
  expect(screen.getAllByText('… 160 more')).toHaveLength(40);
  expect(screen.getByText('… 120 more rows')).toBeVisible();
  expect(screen.getByText('… 140 more rows')).toBeVisible();
});
