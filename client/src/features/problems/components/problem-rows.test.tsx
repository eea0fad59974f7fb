import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { buildProblemListItem } from '../../../test/problems.ts';
import { readProblemQuery } from '../problem-query.ts';
import { ProblemRows } from './problem-rows.tsx';

const nothing = () => false;
const knowledge = { isSolved: nothing, hasNotes: nothing, isInNotes: nothing, pathOf: () => null };

test.each(['a table', 'cards'])('a problem found by another name says which: %s', (shape) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: shape === 'cards',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as unknown as MediaQueryList);
  render(
    <ProblemRows
      problems={[buildProblemListItem({ title: 'Pair', knownAs: ['Other', 'Two Sum'] })]}
      knowledge={knowledge}
      query={readProblemQuery(new URLSearchParams('search=two'))}
      onSort={() => undefined}
      onSave={() => undefined}
      onDelete={null}
    />,
    { wrapper: MemoryRouter },
  );
  expect(screen.queryByRole('table') === null).toBe(shape === 'cards');
  expect(screen.getByText('Also known as Two Sum')).toBeVisible();
  expect(screen.queryByText(/Other/)).toBeNull();
});
