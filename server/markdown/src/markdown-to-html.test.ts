import { describe, expect, it } from 'vitest';
import { markdownToHtml, type Picture } from './markdown-to-html.ts';

const draw = (text: string, pictures: readonly Picture[] = [], idPrefix = 'a-') =>
  markdownToHtml(text, { idPrefix, pictures });

describe('markdownToHtml', () => {
  it('makes HTML of headings, lists, code and tables', () => {
    const html = draw('# Sum\n\n- one `n`\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n```js\nx\n```');
    expect(html).toContain('<h2>Sum</h2>');
    expect(html).toContain('<li>one <code>n</code></li>');
    expect(html).toContain(
      '<div class="markdown-wide" role="group" aria-label="Table" tabindex="0"><table>',
    );
    expect(html).toContain('<td>1</td>');
    expect(html).toContain('<td style="text-align:right">2</td>');
    expect(html).toContain('<pre tabindex="0"><code class="language-js">x\n</code></pre>');
  });

  it('typesets formulas, with MathML beside the picture of them', () => {
    const html = draw('at most $n \\le 45$ and\n\n$$\nx^2\n$$');
    expect(html.match(/class="katex"/g)).toHaveLength(2);
    expect(html.match(/class="katex-display"/g)).toHaveLength(1);
    expect(html.match(/<math /g)).toHaveLength(2);
  });

  it.each([
    ['$$x^2$$', 1],
    ['It is\n\n$$x^2$$\n\nand\n\n- $$y$$', 2],
    ['$$x$$ and $$y$$', 0],
    ['$x$', 0],
  ])(
    'sets a formula of two dollars that is all of a paragraph on a line of its own: %j',
    (text, lines) => {
      const html = draw(text);
      expect(html.match(/class="katex-display"/g) ?? []).toHaveLength(lines);
      expect(html).not.toContain('<pre');
    },
  );

  it('leaves what merely looks like a formula to be code', () => {
    expect(draw('`$n$`')).toBe('<p><code>$n$</code></p>');
  });

  it('shows a formula that is none as it was written', () => {
    const html = draw('$\\frac{$ and $x$');
    expect(html.match(/class="katex"/g)).toHaveLength(1);
    expect(html).toContain('\\frac{</span>');
  });

  it('gives footnotes ids of their text, and the heading above them none', () => {
    const html = draw('Sorted[^1].\n\n[^1]: Up', [], 'hint-2-');
    expect(html).toContain('<a href="#hint-2-fn-1" id="hint-2-fnref-1">1</a>');
    expect(html).toContain('<li id="hint-2-fn-1" tabindex="-1">');
    expect(html).toContain('<h2 class="sr-only">Footnotes</h2>');
  });

  it('opens other addresses beside the page', () => {
    const link = '<a href="https://example.test" target="_blank" rel="noreferrer">there</a>';
    expect(draw('[there](https://example.test)')).toBe(`<p>${link}</p>`);
  });

  it('shows the pictures of the problem, and of others only the words', () => {
    const tree = { name: 'tree.svg', src: '/pictures/1/tree.svg', width: 40, height: 20 };
    expect(draw('![A "tree"](tree.svg) ![A dot](https://evil.test/dot.png)', [tree])).toBe(
      '<p><img src="/pictures/1/tree.svg" alt="A &#x22;tree&#x22;" width="40" height="20" loading="lazy"> A dot</p>',
    );
  });
});
