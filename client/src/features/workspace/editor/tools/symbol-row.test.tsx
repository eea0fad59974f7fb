import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SymbolRow } from './symbol-row.tsx';

function draw() {
  const tools = { format: null, insert: vi.fn(), tab: vi.fn(), undo: vi.fn(), redo: vi.fn() };
  render(<SymbolRow tools={tools} />);
  return tools;
}

test('each key does what its name says', () => {
  const tools = draw();
  fireEvent.click(screen.getByRole('button', { name: 'Left brace' }));
  expect(tools.insert).toHaveBeenCalledExactlyOnceWith('{');
  for (const name of ['Tab', 'Undo', 'Redo'] as const) {
    fireEvent.click(screen.getByRole('button', { name }));
  }
  expect(tools.tab).toHaveBeenCalledOnce();
  expect(tools.undo).toHaveBeenCalledOnce();
  expect(tools.redo).toHaveBeenCalledOnce();
});

test('a press leaves the focus where it is', () => {
  draw();
  // False says that the browser is kept from what it does by itself.
  const key = screen.getByRole('button', { name: 'Colon' });
  expect(fireEvent.pointerDown(key)).toBe(false);
  expect(fireEvent.mouseDown(key)).toBe(false);
});
