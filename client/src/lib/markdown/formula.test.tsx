import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Formula } from './formula.tsx';

vi.mock('./katex.ts', () => {
  throw new Error('offline');
});

test('a formula whose typesetter does not come is shown as written', async () => {
  render(<Formula tex="n + 1" isDisplayed={false} />);
  const formula = screen.getByText('n + 1');
  expect(formula).toHaveClass('opacity-0');
  await vi.waitFor(() => expect(formula).not.toHaveClass('opacity-0'));
});
