import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { buildFigures } from '../../test/explored.ts';
import { fakeServer, success } from '../../test/fake-server.ts';
import { reveal } from '../../test/intersection.ts';
import { sayPublicProblems } from '../../test/public-problems.ts';
import { PageFooter, SlimFooter } from './page-footer.tsx';

function show(footer: React.ReactNode) {
  render(<MemoryRouter>{footer}</MemoryRouter>);
}

/** Names and targets of all links of a part of the footer. */
function linksOf(part: string) {
  const links = within(screen.getByRole('navigation', { name: part })).getAllByRole('link');
  return links.map((link) => [
    link.getAttribute('aria-label') ?? link.textContent,
    link.getAttribute('href'),
  ]);
}

describe.each([
  ['the footer', <PageFooter key="full" />],
  ['the footer inside the app', <SlimFooter key="slim" />],
])('%s', (_, footer) => {
  test('all four learning paths lead to /learn', () => {
    show(footer);
    expect(linksOf('Learning paths')).toEqual([
      ['Coding Rookie', '/learn'],
      ['Code Explorer', '/learn'],
      ['Algorithm Architect', '/learn'],
      ['Coding Champion', '/learn'],
    ]);
  });

  test('the resources lead on, and three profiles open elsewhere', () => {
    show(footer);
    expect(linksOf('Resources')).toEqual([
      ['Practice Problems', '/problems'],
      ['Structured Learning', '/learn'],
      ['Dashboard', '/dashboard'],
      ['Get Support', '/contact'],
      ['Stepwise on GitHub', 'https://github.com/'],
      ['Stepwise on LinkedIn', 'https://www.linkedin.com/'],
      ['Stepwise on X', 'https://x.com/'],
    ]);
    for (const link of screen.getAllByRole('link', { name: / on / })) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noreferrer');
    }
  });
});

test('inside the app there are no claims', () => {
  show(<SlimFooter />);
  expect(screen.queryByRole('term')).toBeNull();
});

test('claims what its owner claims', () => {
  show(<PageFooter />);
  const claims = screen.getAllByRole('term').map((term) => {
    return [term.nextElementSibling?.textContent, term.textContent];
  });
  expect(claims).toEqual([
    ['500+', 'problems'],
    ['5000+', 'active users'],
    ['100+', 'topics'],
    ['24/7', 'learning support'],
  ]);
});

test('tells the truth once that is more', async () => {
  sayPublicProblems('on');
  show(<PageFooter />);
  const data = buildFigures({ problems: 501, activeUsers: 5000, topics: 140 });
  fakeServer({ 'GET /explore/figures': success({ message: 'ok', data }) });
  reveal(screen.getByRole('contentinfo'), 0.2);
  expect(await screen.findByText('501')).toBeVisible();
  expect(screen.getByText('5000+')).toBeVisible();
  expect(screen.getByText('140')).toBeVisible();
  expect(screen.getByText('24/7')).toBeVisible();
});
