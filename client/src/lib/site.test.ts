import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

const head = (metas: Record<string, string>) => {
  document.head.innerHTML = Object.entries(metas)
    .map(([name, content]) => `<meta name="stepwise-${name}" content="${content}" />`)
    .join('');
};

const read = async () => (await import('./site.ts')).useSite.getState();

test('a site is what the head of its page says', async () => {
  head({
    'site-name': 'Ada School',
    'contact-email': 'a@b.example',
    'legal-texts': 'terms x imprint',
    logo: '/logo-1a2b.png',
  });
  expect(await read()).toEqual({
    ...{
      name: 'Ada School',
      contactEmail: 'a@b.example',
      logo: '/logo-1a2b.png',
      legal: ['terms', 'imprint'],
    },
  });
});

test('a site that says nothing has the name of the product', async () => {
  head({ 'site-name': '', 'contact-email': '', 'legal-texts': '' });
  expect(await read()).toEqual({ name: 'Stepwise', contactEmail: '', logo: '', legal: [] });
});
