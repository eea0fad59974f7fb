import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSite } from '../../../lib/site.ts';
import { ContactAddress } from './contact-address.tsx';

afterEach(() => useSite.setState(useSite.getInitialState(), true));

test('whoever rather writes a mail has the address, where there is one', () => {
  const { container, rerender } = render(<ContactAddress />);
  expect(container).toBeEmptyDOMElement();
  useSite.setState({ contactEmail: 'help@school.example' });
  rerender(<ContactAddress />);
  const link = screen.getByRole('link', { name: 'help@school.example' });
  expect(link).toHaveAttribute('href', 'mailto:help@school.example');
});
