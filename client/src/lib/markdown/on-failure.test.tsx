import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OnFailure } from './on-failure.tsx';

function Fragile({ text }: { text: string }) {
  if (text === 'deep') throw new RangeError('Maximum call stack size exceeded');
  return <em>{text}</em>;
}

it('shows what is simpler while drawing breaks down, and draws the next text', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const draw = (text: string) => (
    <OnFailure of={text} fallback={<p>{text}</p>}>
      <Fragile text={text} />
    </OnFailure>
  );
  const { rerender } = render(draw('fine'));
  expect(screen.getByText('fine').tagName).toBe('EM');
  rerender(draw('deep'));
  expect(screen.getByText('deep').tagName).toBe('P');
  rerender(draw('fine again'));
  expect(screen.getByText('fine again').tagName).toBe('EM');
});
