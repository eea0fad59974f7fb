import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { jumpToLine, offerJump } from '../editor/jump-to-line.ts';
import { ProgramMessage } from './program-message.tsx';

const text = 'main.ts(3,5): error TS2322: no\nmain.ts(7,2): error TS1005: no\n';

test("a line's number leads to the line, while there is an editor", async () => {
  const jump = vi.fn();
  const withdraw = offerJump(jump);
  render(<ProgramMessage title="Compiler output" text={text} language="TYPESCRIPT" />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'main.ts(7,2)' }));
  expect(jump).toHaveBeenCalledExactlyOnceWith(7, 2);
  expect(screen.getByRole('group', { name: 'Compiler output' })).toHaveTextContent(/TS1005: no$/);
  withdraw();
  jumpToLine(1, 1);
  expect(jump).toHaveBeenCalledOnce();
});

test('a message about another program than the one in the editor is text alone', () => {
  render(<ProgramMessage title="Compiler output" text={text} language={null} />);
  expect(screen.queryByRole('button', { name: /^main/ })).toBeNull();
});

test('the frames of what runs the program are folded until they are asked for', async () => {
  const text =
    'Boom\n    at f (/w/main.js:2:1)\n    at node:internal/main:1:1\n    at node:vm:2:2\n';
  render(<ProgramMessage title="Error output" text={text} language="JAVASCRIPT" />);
  const message = screen.getByRole('group', { name: 'Error output' });
  expect(message).not.toHaveTextContent('node:vm');
  expect(message).not.toHaveTextContent('/w/');
  await userEvent.click(screen.getByRole('button', { name: '2 internal frames' }));
  expect(message).toHaveTextContent('node:vm:2:2');
  expect(document.activeElement).toHaveTextContent('node:vm:2:2');
  expect(document.body).not.toHaveFocus();
});
