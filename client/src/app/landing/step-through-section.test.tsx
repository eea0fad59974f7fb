import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { reveal } from '../../test/intersection.ts';
import { StepThroughSection } from './step-through-section.tsx';

vi.mock('./run-player.tsx', () => {
  throw new Error('The script did not come');
});

test('where the player does not come, its room is given back', async () => {
  render(<StepThroughSection />);
  const section = screen.getByRole('region', { name: 'Step through a solution' });
  reveal(section);
  await waitFor(() => expect(section.querySelector('[data-missing]')).not.toBeNull());
  expect(section.firstElementChild).toHaveClass('has-[[data-missing]]:min-h-0!');
  expect(section).toHaveTextContent('');
});
