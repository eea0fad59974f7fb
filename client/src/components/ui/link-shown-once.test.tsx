import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LinkShownOnce } from './link-shown-once.tsx';
import { Toaster } from '../layout/toasts/toaster.tsx';

test('what a browser does not let the page copy is selected', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('plain HTTP'));
  render(
    <>
      <LinkShownOnce label="Token" link="secret-token" hint="Keep it." copy="Copy token" />
      <Toaster />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy token' }));
  const field = screen.getByLabelText<HTMLInputElement>('Token');
  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'secret-token'.length]);
  expect(await screen.findByText('It is selected: copy it with Ctrl+C')).toBeVisible();
});
