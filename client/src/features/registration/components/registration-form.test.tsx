import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { failure, fakeServer, success } from '../../../test/fake-server.ts';
import { useRegistrationStore } from '../registration.store.ts';
import { RegistrationForm } from './registration-form.tsx';

beforeEach(() => useRegistrationStore.setState(useRegistrationStore.getInitialState(), true));

test('what two administrators have decided differently is said in words, and chosen', async () => {
  const theirs = { mode: 'CLOSED', domains: ['firm.example'], revision: 2 };
  const calls = fakeServer({
    'GET /admin/registration': success({ message: 'ok', data: theirs }),
    'PUT /admin/registration': () => {
      const { basedOn, ...body } = calls.at(-1)?.body as { basedOn: number };
      if (basedOn !== 2)
        return failure(409, 'CONFLICT', 'Another administrator has saved meanwhile');
      return success({ message: 'ok', data: { ...body, revision: 3 } });
    },
  });
  const onUnsaved = vi.fn<(isUnsaved: boolean) => void>();
  const registration = { mode: 'OPEN' as const, domains: [], revision: 1 };
  render(<RegistrationForm {...{ registration, onUnsaved }} />);
  fireEvent.click(screen.getByRole('radio', { name: /^Who is invited/ }));
  expect(onUnsaved).toHaveBeenLastCalledWith(true);
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  save();
  const label = 'Who can register, as another administrator has saved it';
  expect(await screen.findByLabelText(label)).toHaveValue('Nobody');
  expect(screen.getByRole('radio', { name: /^Who is invited/ })).toBeChecked();
  expect(screen.getByLabelText('Domains of their emails')).toHaveValue('firm.example');
  fireEvent.click(screen.getByRole('button', { name: 'Use theirs: Who can register' }));
  expect(screen.getByRole('radio', { name: /^Nobody/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /^Nobody/ })).toHaveFocus();
  await screen.findByRole('button', { name: 'Save', busy: false });
  save();
  await screen.findByRole('button', { name: 'Save', busy: false });
  const body = { mode: 'CLOSED', domains: ['firm.example'], basedOn: 2 };
  expect(calls.at(-1)).toEqual({ route: 'PUT /admin/registration', body });
  expect(onUnsaved).toHaveBeenLastCalledWith(false);
});
