import { expect, it } from 'vitest';
import { withText } from './page-text.ts';

const PAGE = `<head><title>Site</title><meta
  name="description"
  content="Of the site." /></head><body><noscript>It needs scripts.</noscript></body>`;

it('puts the text where those find it who run no scripts', () => {
  const page = withText(PAGE, {
    path: '/explore/stairs',
    title: 'Stairs',
    description: 'Count them.',
    pieces: [
      { tag: 'h1', text: 'Stairs' },
      { tag: 'p', text: 'More', href: '/explore/more' },
    ],
  });
  expect(page).toBe(`<head><title>Stairs · Site</title><meta
  name="description"
  content="Count them." /></head><body><noscript>It needs scripts.<h1>Stairs</h1><p><a href="/explore/more">More</a></p></noscript></body>`);
});

it('lets nothing out of its place, and takes no text for a pattern', () => {
  const text = `"></title><script>$& $1</noscript>`;
  const page = withText(PAGE, {
    ...{ path: '/', title: text, description: text },
    pieces: [{ tag: 'p', text, href: text }],
  });
  expect(page).not.toContain('<script>');
  expect(page.match(/<\/noscript>/g)).toHaveLength(1);
  expect(page.match(/<\/title>/g)).toHaveLength(1);
  const shown = '&quot;&gt;&lt;/title&gt;&lt;script&gt;$&amp; $1&lt;/noscript&gt;';
  expect(page.split(shown)).toHaveLength(5);
});
