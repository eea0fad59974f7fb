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

test('of a large grid a part is drawn, and told which', () => {
  draw(...grid, ['v', 0, 'i', 250], ['v', 0, 'j', 200]);
  expect(screen.getAllByText('0')).toHaveLength(40 * 40);
  expect(screen.getByText('rows 0–39 of 300, columns 0–39 of 200')).toBeVisible();
});

test('the cell that the program looks at is drawn', () => {
  draw(...grid, ['v', 0, 'i', 130], ['v', 0, 'j', 199], ['x', 132, 199, 1, [7], 200]);
  expect(screen.getByText('7')).toHaveAttribute('data-new');
  expect(screen.getByText('rows 120–159 of 300, columns 160–199 of 200')).toBeVisible();
});

test('of a small grid all is drawn, and no part told', () => {
  draw(
    ['v', 0, 'grid', [1]],
    ['o', 1, 'list', 'list', [[2], [3]], 2],
    ...([
      ['o', 2, 'list', 'list', [5, 6], 2],
      ['o', 3, 'list', 'list', [], 0],
    ] satisfies TraceOp[]),
  );
  expect(screen.getByText('6')).toBeVisible();
  expect(screen.getByText('empty')).toBeVisible();
  expect(screen.queryByText(/ of /)).toBeNull();
});
