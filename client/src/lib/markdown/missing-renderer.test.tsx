import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Markdown } from './markdown.tsx';

vi.mock('@stepwise/markdown', () => {
  throw new Error('offline');
});

test('a text is shown as it was written when what draws it does not come', async () => {
  render(<Markdown>*n* + 1</Markdown>);
  const text = screen.getByText('*n* + 1');
  expect(text).toHaveClass('opacity-0');
  await vi.waitFor(() => expect(text).not.toHaveClass('opacity-0'));
});
