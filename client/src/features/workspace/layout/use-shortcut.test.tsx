import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useShortcut } from './use-shortcut.ts';

function Harness({ run, runCustom }: { run: () => void; runCustom: () => void }) {
  useShortcut('Enter', run);
  useShortcut("'", runCustom);
  return null;
}

test('each shortcut does its own thing, with Ctrl or Cmd', async () => {
  const [run, runCustom] = [vi.fn(), vi.fn()];
  render(<Harness {...{ run, runCustom }} />);
  const user = userEvent.setup();
  await user.keyboard("{Enter}'{Control>}{Shift>}{Enter}{/Shift}{/Control}");
  expect(run).not.toHaveBeenCalled();
  expect(runCustom).not.toHaveBeenCalled();
  await user.keyboard("{Control>}{Enter}{/Control}{Meta>}'{/Meta}");
  expect(run).toHaveBeenCalledOnce();
  expect(runCustom).toHaveBeenCalledOnce();
});
