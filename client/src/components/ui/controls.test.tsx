import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FormAlert } from './form/form-alert.tsx';
import { Tabs } from './tabs.tsx';

test('a busy button gives the focus back', () => {
  const { rerender } = render(<Button>Send</Button>);
  screen.getByRole('button').focus();
  rerender(<Button busy>Send</Button>);
  // As a browser does.
  screen.getByRole('button').blur();
  rerender(<Button>Send</Button>);
  expect(screen.getByRole('button')).toHaveFocus();
});

test('whoever has gone elsewhere while a button was busy stays there', () => {
  const page = (busy: boolean) => (
    <>
      <Button busy={busy}>Send</Button>
      <input />
    </>
  );
  const { rerender } = render(page(false));
  screen.getByRole('button').focus();
  rerender(page(true));
  screen.getByRole('textbox').focus();
  rerender(page(false));
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('what is refused comes into sight, each time it is said', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { rerender } = render(<FormAlert message={undefined} />);
  expect(scroll).not.toHaveBeenCalled();
  for (const times of [1, 2]) {
    rerender(<FormAlert message="It must end after it begins" />);
    expect(scroll).toHaveBeenCalledTimes(times);
    rerender(<FormAlert message={undefined} />);
  }
});

test('a busy button is disabled and says what it waits for', () => {
  const { rerender } = render(<Button busyText="Sending...">Send</Button>);
  expect(screen.getByRole('button')).toBeEnabled();
  rerender(
    <Button busy busyText="Sending...">
      Send
    </Button>,
  );
  expect(screen.getByRole('button')).toBeDisabled();
  expect(screen.getByText('Send')).toHaveClass('invisible');
  expect(screen.getByText('Sending...')).not.toHaveClass('invisible');
});

function TabsUnderTest() {
  const [active, setActive] = useState<'a' | 'b' | 'c'>('a');
  return (
    <Tabs
      label="Letters"
      active={active}
      onChange={setActive}
      tabs={[
        { key: 'a', label: 'First', content: 'one' },
        { key: 'b', label: 'Second', content: 'two' },
        { key: 'c', label: 'Third', content: 'three' },
      ]}
    />
  );
}

test('tabs follow the arrow keys, round and round', async () => {
  render(<TabsUnderTest />);
  await userEvent.click(screen.getByRole('tab', { name: 'First' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Second' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Second' })).toHaveTextContent('two');
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Third', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('one');
  // With Alt the browser goes back.
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('one');
});

test('only the chosen tab is a stop of the Tab key', () => {
  render(<TabsUnderTest />);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

test('a dialog has its name and closes by its button', async () => {
  const onClose = vi.fn();
  render(
    <Dialog open onClose={onClose} title="Delete Problem?" description="No way back.">
      <p>Body</p>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Delete Problem?' });
  expect(dialog).toHaveAccessibleDescription('No way back.');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a closed dialog holds nothing', () => {
  render(
    <Dialog open={false} onClose={() => undefined} title="Later">
      <p>Body</p>
    </Dialog>,
  );
  expect(screen.queryByText('Body')).toBeNull();
});
