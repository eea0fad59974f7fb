import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Markdown } from './markdown.tsx';
import { ProblemPictures } from './problem-pictures.tsx';

/** Formulas come a moment after the text around them. */
async function draw(source: string) {
  const { container } = render(<Markdown>{source}</Markdown>);
  await waitFor(() => expect(container.querySelector('.katex')).not.toBeNull());
  return { container };
}

describe('Markdown', () => {
  it('renders headings, lists, code and tables', () => {
    render(<Markdown>{'## Input\n\n- one `n`\n\n| a | b |\n|---|---|\n| 1 | 2 |'}</Markdown>);
    expect(screen.getByRole('heading', { name: 'Input', level: 2 })).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('one n');
    expect(screen.getByRole('cell', { name: '2' })).toBeVisible();
  });

  it('renders formulas, with MathML beside the picture of them', async () => {
    const { container } = await draw('at most $n \\le 45$ and\n\n$$\nx^2\n$$');
    expect(container.querySelectorAll('.katex')).toHaveLength(2);
    expect(container.querySelector('.katex-display')).not.toBeNull();
    expect(container.querySelector('math')).not.toBeNull();
  });

  it('leaves what merely looks like a formula to be code', () => {
    const { container } = render(<Markdown>{'`$n$`\n\n```js\nx\n```'}</Markdown>);
    expect(container.querySelector('.katex')).toBeNull();
    expect(screen.getByText('$n$').tagName).toBe('CODE');
    expect(container.querySelector('pre > code.language-js')).toHaveTextContent('x');
  });

  it('shows a formula that is none as it was written', async () => {
    const { container } = await draw('$\\frac{$ and $x$');
    expect(container.querySelectorAll('.katex')).toHaveLength(1);
    expect(container).toHaveTextContent('\\frac{');
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
    expect(second.getByRole('link', { name: 'not' })).toHaveAttribute('target', '_blank');
    await userEvent.click(second.getByRole('link', { name: '2' }));
    expect(second.getAllByRole('listitem')[1]).toHaveFocus();
    await userEvent.click(second.getByRole('link', { name: 'Back to reference 2' }));
    expect(second.getByRole('link', { name: '2' })).toHaveFocus();
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toHaveLength(new Set(ids).size);
  });

  it('shows the pictures of the problem, and of others only the words', () => {
    const tree = { name: 'tree.svg', path: '/problems/get-picture/1/a/tree.svg' };
    render(
      <ProblemPictures of={[{ ...tree, width: 40, height: 20 }]}>
        <Markdown>{'![A tree](tree.svg) ![A dot](https://evil.test/dot.png)'}</Markdown>
      </ProblemPictures>,
    );
    const picture = screen.getByRole('img');
    expect(picture).toHaveAccessibleName('A tree');
    expect(picture).toHaveAttribute('src', `/api/v1${tree.path}`);
    expect(picture).toHaveAttribute('width', '40');
    expect(screen.getByText(/A dot/)).toBeVisible();
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['an event', '<img src=x onerror=alert(1)>'],
    ['a script link', '[x](javascript:alert(1))'],
    ['a formula with a link', '$\\href{javascript:alert(1)}{x}$'],
    ['a style', '<p style="position:fixed">x</p>'],
  ])('disarms %s', async (_case, source) => {
    const { container } = await draw(`${source}\n\n$x$`);
    expect(container.querySelector('script, img, [onerror], p[style]')).toBeNull();
    expect(container.querySelector('a[href^="javascript"]')).toBeNull();
  });
});
