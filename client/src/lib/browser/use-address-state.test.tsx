import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useAddressState } from './use-address-state.ts';

const read = (params: URLSearchParams) => params.get('search') ?? '';
const write = (search: string, params: URLSearchParams) => {
  const written = new URLSearchParams(params);
  written.set('search', search);
  return written;
};

function Field() {
  const [search, change] = useAddressState(read, write);
  return <input aria-label="Search" value={search} onChange={(e) => change(e.target.value)} />;
}

function open(address: string) {
  const router = createMemoryRouter([{ path: '/list', element: <Field /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return { router, field: screen.getByLabelText<HTMLInputElement>('Search') };
}

test('the caret stays where one types, and other parameters stay', async () => {
  const { router, field } = open('/list?search=ana&only=ADMIN');
  await userEvent.type(field, 'Jo', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(field).toHaveValue('Joana');
  expect(router.state.location.search).toBe('?search=Joana&only=ADMIN');
});

test('Back comes to what was typed before a link was followed', async () => {
  const { router, field } = open('/list');
  await userEvent.type(field, 'tree');
  await act(() => router.navigate('/list'));
  expect(field).toHaveValue('');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?search=tree');
  expect(field).toHaveValue('tree');
});
