import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { buildProblem } from '../../test/problems.ts';
import { Markdown } from './markdown.tsx';
import { ProblemPictures, ProblemTexts } from './problem-texts.tsx';

it('shows the HTML that the server has made of a text, at once', () => {
  const html = {
    ...{ description: '<p>Made <em>there</em></p>', constraints: [], explanations: [] },
    ...{ hints: [], editorial: null },
  };
  render(
    <ProblemTexts of={buildProblem({ description: 'Made *here*', constraints: '', html })}>
      <Markdown>Made *here*</Markdown>
    </ProblemTexts>,
  );
  expect(screen.getByText('there').tagName).toBe('EM');
});

it('makes HTML of a text of which there is none, and hides it until then', async () => {
  render(<Markdown>{'## Input\n\nOne `n`'}</Markdown>);
  const source = screen.queryByText(/## Input/);
  if (source) expect(source).toHaveClass('opacity-0');
  expect(await screen.findByRole('heading', { name: 'Input', level: 2 })).toBeVisible();
  expect(screen.getByText('n').tagName).toBe('CODE');
});

it('shows formulas with their styles, and asks for none without formulas', async () => {
  const { container } = render(
    <>
      <Markdown>at most $n$</Markdown>
      <Markdown>just words</Markdown>
    </>,
  );
  await waitFor(() => expect(container.querySelector('.katex math')).not.toBeNull());
  const looks = () =>
    [...container.querySelectorAll('.markdown')].map((one) => one.getAttribute('data-formulas'));
  await waitFor(() => expect(looks()).toEqual(['typeset', null]));
});

it('shows the first formula of a text that was there without one before', async () => {
  const look = () => container.querySelector('.markdown')?.getAttribute('data-formulas');
  const { container, rerender } = render(<Markdown>just words</Markdown>);
  await screen.findByText('just words');
  // Another text has them loaded meanwhile.
  const other = render(<Markdown>at most $n$</Markdown>);
  await waitFor(() => expect(other.container.innerHTML).toContain('typeset'));
  rerender(<Markdown>at most $m$</Markdown>);
  await waitFor(() => expect(look()).toBe('typeset'));
});

it('leads to a footnote and back, within its own text', async () => {
  const text = 'Sorted[^1] is [not](https://example.test) enough[^é].\n\n[^1]: Up\n\n[^é]: Yet';
  render(
    <>
      <Markdown>{text}</Markdown>
      <section aria-label="Second">
        <Markdown>{text}</Markdown>
      </section>
    </>,
  );
  const second = within(screen.getByRole('region', { name: 'Second' }));
  expect(await second.findByRole('link', { name: 'not' })).toHaveAttribute('target', '_blank');
  await userEvent.click(second.getByRole('link', { name: '2' }));
  expect(second.getAllByRole('listitem')[1]).toHaveFocus();
  await userEvent.click(second.getByRole('link', { name: 'Back to reference 2' }));
  expect(second.getByRole('link', { name: '2' })).toHaveFocus();
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toHaveLength(new Set(ids).size);
});

it('shows the pictures of the problem', async () => {
  const tree = { name: 'tree.svg', path: '/problems/get-picture/1/a/tree.svg' };
  render(
    <ProblemPictures of={[{ ...tree, width: 40, height: 20 }]}>
      <Markdown>![A tree](tree.svg)</Markdown>
    </ProblemPictures>,
  );
  const picture = await screen.findByRole('img');
  expect(picture).toHaveAccessibleName('A tree');
  expect(picture).toHaveAttribute('src', `/api/v1${tree.path}`);
  expect(picture).toHaveAttribute('width', '40');
});
