import { describe, expect, it } from 'vitest';
import { mapPictures } from './markdown-pictures.ts';

const marked = (markdown: string): string =>
  mapPictures(markdown, ({ alt, target, title }) => `[${alt}|${target}|${title}]`);

describe('mapPictures', () => {
  it.each([
    ['a picture', 'a ![cat](cat.png) b', 'a [cat|cat.png|] b'],
    ['a title', '![](a.svg "A tree") ![](b.svg \'B\')', '[|a.svg|A tree] [|b.svg|B]'],
    ['a size, which is lost', '![cat](cat.png){width=50%}', '[cat|cat.png|]'],
    ['a target in brackets', '![cat](<img/cat.png>)', '[cat|img/cat.png|]'],
    ['a link', '[cat](cat.png)', '[cat](cat.png)'],
    ['an escape', '\\![cat](cat.png)', '\\![cat](cat.png)'],
    [
      'code',
      '`![a](a.png)` ``` ![b](b.png) ``` ![c](c.png)',
      '`![a](a.png)` ``` ![b](b.png) ``` [c|c.png|]',
    ],
    ['a backtick that nothing ends', '` ![a](a.png)', '` [a|a.png|]'],
    ['nothing but broken pictures', '![a] (b) ![c](d e f) ![](', '![a] (b) ![c](d e f) ![]('],
  ])('finds %s', (_name, markdown, expected) => {
    expect(marked(markdown)).toBe(expected);
  });

  it('leaves what it is told to leave', () => {
    expect(mapPictures('![a](b) ![c](d)', ({ target }) => (target === 'b' ? null : ''))).toBe(
      '![a](b) ',
    );
  });

  it.each(['![', '![](', '![a](b "', '`', '``a', '![a](b)', '!', '![a](b{'])(
    'reads a text that is nothing but %s again and again',
    (part) => {
      const markdown = part.repeat(Math.ceil(200_000 / part.length));
      expect(marked(markdown).length).toBeGreaterThan(0);
    },
  );
});
