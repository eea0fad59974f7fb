import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useRegistrationStore } from '../registration.store.ts';
import { BeforeInviting } from './before-inviting.tsx';

beforeEach(() => useRegistrationStore.setState(useRegistrationStore.getInitialState(), true));

const decide = (mode: 'OPEN' | 'INVITATION' | 'CLOSED') =>
  useRegistrationStore.setState({ registration: { mode, domains: [], revision: 1 } });

test('what keeps links from working is said before they are made', () => {
  decide('CLOSED');
  render(<BeforeInviting />);
  const closed = /^Nobody can register now, not even with an invitation/;
  expect(screen.getByText(closed)).toBeVisible();
  expect(screen.getByText(/^Links made here begin with http:..localhost/)).toBeVisible();
  for (const mode of ['INVITATION', 'OPEN'] as const) {
    act(() => decide(mode));
    expect(screen.queryByText(closed)).toBeNull();
  }
});
