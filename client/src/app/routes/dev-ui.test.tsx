import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Component as DevUi } from './dev-ui.tsx';

const files = Object.keys(import.meta.glob('../../components/ui/**/*.tsx'))
  .map((path) => path.replace(/^.*\//, '').replace(/\.tsx$/, ''))
  .filter((name) => !name.endsWith('.test'));

test('every component is shown, in both themes', () => {
  const router = createMemoryRouter([{ path: '/', Component: DevUi }]);
  const { container } = render(<RouterProvider router={router} />);
  const shown = Array.from(container.querySelectorAll<HTMLElement>('[data-shown]')).flatMap(
    ({ dataset }) => dataset['shown']?.split(' ').filter(Boolean) ?? [],
  );
  expect(files.length).toBeGreaterThan(15);
  expect([...new Set(shown)].sort()).toEqual(files.sort());
  expect(container.querySelectorAll('[data-theme]')).toHaveLength(2);
});
