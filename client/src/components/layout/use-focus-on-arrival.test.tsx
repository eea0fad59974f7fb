import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

function Page({ path, links = [] }: { path: string; links?: string[] }) {
  const main = useFocusOnArrival(path);
  return (
    <main ref={main} tabIndex={-1}>
      <button type="button">Description</button>
      {links.map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test('another page has the focus on it, the first keeps what the browser chose', () => {
  const view = render(<Page path="/problem/a" />);
  expect(document.body).toHaveFocus();
  button('Description').focus();
  view.rerender(<Page path="/problem/b" />);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a tab that leaves a submission keeps the focus', () => {
  const view = render(<Page path="/problem/a/submissions/1" />);
  button('Description').focus();
  view.rerender(<Page path="/problem/a" />);
  expect(button('Description')).toHaveFocus();
});

test('a link that goes with the list it stood in gives the focus to the page', () => {
  const view = render(<Page path="/problem/a" links={['Accepted']} />);
  button('Accepted').focus();
  view.rerender(<Page path="/problem/a/submissions/1" />);
  expect(screen.getByRole('main')).toHaveFocus();
});
