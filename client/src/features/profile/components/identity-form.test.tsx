import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { believeIn } from '../../../lib/api/session/session.ts';
import { ada } from '../../../test/people.ts';
import { IdentityForm } from './identity-form.tsx';

const open = () => render(<IdentityForm user={ada} onUpdated={() => undefined} />);
const name = () => screen.getByRole('textbox', { name: 'Name' });

test('a name that is typed when another call notices the end of the session waits', () => {
  believeIn(ada.id);
  open();
  fireEvent.change(name(), { target: { value: 'Ada King' } });
  believeIn(null);
  cleanup();
  believeIn(ada.id);
  open();
  expect(name()).toHaveValue('Ada King');
  cleanup();
  believeIn(null);
});
