import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TextBlock } from './text-block.tsx';

test('a long text is cut until all of it is asked for, and the keys stay with it', async () => {
  const text = `${'x'.repeat(2_500)}end`;
  render(<TextBlock text={text} />);
  expect(screen.queryByText(/end$/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 2,503 characters' }));
  expect(screen.getByText(text)).toHaveFocus();
});
