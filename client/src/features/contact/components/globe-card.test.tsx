import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GlobeCard } from './globe-card.tsx';

test('the globe has its line, and meridians apart from each other where nothing moves', () => {
  render(<GlobeCard />);
  const card = screen.getByRole('complementary');
  expect(card).toHaveTextContent('Presenting you with the best service possible');
  const meridians = [...card.querySelectorAll<SVGElement>('.globe-meridian')];
  const widths = meridians.map(({ style }) => style.transform);
  expect(widths).toHaveLength(4);
  expect(new Set(widths).size).toBe(4);
});
