import type { LanguageStatus } from '@stepwise/contracts/language';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LanguageSelect } from './language-select.tsx';

const java: LanguageStatus = {
  key: 'JAVA',
  id: 62,
  label: 'Java',
  traceable: false,
  available: false,
  version: null,
  reason: 'no JDK found',
};

test('offers the languages of the problem; one that cannot run says why', async () => {
  const onChange = vi.fn();
  render(
    <LanguageSelect
      offered={['PYTHON', 'JAVA', 'JAVASCRIPT']}
      statuses={[java]}
      value="JAVASCRIPT"
      onChange={onChange}
    />,
  );
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(['JavaScript', 'Python', 'Java (no JDK found)']);
  expect(screen.getByRole('option', { name: /Java \(/ })).toBeDisabled();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Python');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('PYTHON');
});

test('shows the version of the chosen language beside it', () => {
  const old = { ...java, available: true, version: 'OpenJDK 13.0.1', reason: null };
  const choice = { offered: ['PYTHON', 'JAVA'], onChange: vi.fn() } as const;
  const { rerender } = render(<LanguageSelect {...choice} statuses={[old]} value="JAVA" />);
  expect(screen.getByText('OpenJDK 13.0.1')).toBeVisible();
  rerender(<LanguageSelect {...choice} statuses={[old]} value="PYTHON" />);
  expect(screen.queryByText('OpenJDK 13.0.1')).not.toBeInTheDocument();
});
