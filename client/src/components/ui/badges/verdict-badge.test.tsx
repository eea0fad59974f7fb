import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DifficultyBadge } from './difficulty-badge.tsx';
import { VerdictBadge } from './verdict-badge.tsx';

test.each(['Partly Accepted', 'toString', 'constructor'])(
  'a verdict that only a newer server knows, %s, is shown in its words and in no colour',
  (status) => {
    render(<VerdictBadge status={status as never} />);
    expect(screen.getByText(status)).toHaveClass('text-muted');
  },
);

test('each limit has a sign of its own', () => {
  const limits = ['Time Limit Exceeded', 'Memory Limit Exceeded', 'Output Limit Exceeded'] as const;
  const signs = limits.map((status) => {
    render(<VerdictBadge status={status} />);
    return screen.getByText(status).querySelector('svg')?.innerHTML;
  });
  expect(new Set(signs).size).toBe(limits.length);
});

test('so is a difficulty', () => {
  render(<DifficultyBadge difficulty={'BRUTAL' as never} />);
  expect(screen.getByText('BRUTAL').parentElement).toHaveClass('text-muted');
});
