import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LoadingCircles } from './loading-circles.tsx';

test('ten circles pulse one after the other, and are read as one line', () => {
  render(<LoadingCircles />);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent(/^Loading...$/);
  const circles = [...status.querySelectorAll<HTMLElement>('.pulsing-circles > *')];
  const delays = circles.map(({ style }) => Number(style.getPropertyValue('--before')));
  expect(delays).toHaveLength(10);
  expect(delays).toEqual([...new Set(delays)].toSorted((left, right) => left - right));
});
