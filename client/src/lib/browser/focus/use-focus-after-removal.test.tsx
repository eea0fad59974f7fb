import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

function Rows() {
  const [keys, setKeys] = useState(['one', 'two', 'three']);
  const list = useFocusAfterRemoval<HTMLUListElement>(keys);
  return (
    <ul ref={list} tabIndex={-1} aria-label="Rows">
      {keys.map((key) => (
        <li key={key} data-row={key}>
          <button type="button" onClick={() => setKeys(keys.filter((other) => other !== key))}>
            Remove {key}
          </button>
        </li>
      ))}
    </ul>
  );
}

test('where nothing can be done in the next row, it goes to the list', async () => {
  function Lasting() {
    const [keys, setKeys] = useState(['one', 'two']);
    const list = useFocusAfterRemoval<HTMLUListElement>(keys);
    return (
      <ul ref={list} tabIndex={-1} aria-label="Rows">
        {keys.map((key) => (
          <li key={key} data-row={key}>
            <button type="button" disabled={keys.length === 1} onClick={() => setKeys(['two'])}>
              Remove {key}
            </button>
          </li>
        ))}
      </ul>
    );
  }
  render(<Lasting />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove one' }));
  expect(screen.getByRole('list', { name: 'Rows' })).toHaveFocus();
});

test('the focus goes to the row that took the place, to the last one, to the list', async () => {
  const user = userEvent.setup();
  render(<Rows />);
  await user.click(screen.getByRole('button', { name: 'Remove two' }));
  expect(screen.getByRole('button', { name: 'Remove three' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Remove one' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('list', { name: 'Rows' })).toHaveFocus();
});
