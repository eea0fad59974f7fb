import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { pass } from '../../../test/clock.ts';
import { reveal } from '../../../test/intersection.ts';
import { FeatureCards } from './feature-cards.tsx';
import { buildFigures } from '../../../test/explored.ts';
import { fakeServer, success } from '../../../test/fake-server.ts';
import { sayPublicProblems } from '../../../test/public-problems.ts';
import { Hero } from './hero.tsx';
import { LearningPath } from './learning-path.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const show = (page: React.ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>);
const figures = () => screen.getAllByRole('definition').map((figure) => figure.textContent);

test('the hero says what it is and leads on', () => {
  show(<Hero />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Master Data Structures and Algorithms, Ace Interviews, Build your Future',
  );
  expect(screen.getByText('The Ultimate DSA Platform')).toBeVisible();
  expect(screen.getByText('200+ developers already building')).toBeVisible();
  for (const site of ['LeetCode', 'HackerRank', 'Codeforces', '+5 more']) {
    expect(screen.getByText(site)).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'Start Solving Now' })).toHaveAttribute(
    'href',
    '/problems',
  );
  expect(screen.getByRole('link', { name: 'Explore Learning Paths' })).toHaveAttribute(
    'href',
    '/learn',
  );
});

test('the counters climb every 50 ms and stop where they belong', () => {
  vi.useFakeTimers();
  show(<Hero />);
  expect(figures()).toEqual(['0+', '0+', '0']);
  pass(50);
  expect(figures()).toEqual(['10+', '25+', '5']);
  pass(950);
  expect(figures()).toEqual(['200+', '500+', '100']);
  pass(10_000);
  expect(figures()).toEqual(['200+', '1200+', '150']);
});

test('with reduced motion counters are at their end and the trace rests', () => {
  vi.useFakeTimers();
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  show(<Hero />);
  expect(figures()).toEqual(['200+', '1200+', '150']);
  pass(5_000);
  expect(screen.getByText('step 1 / 29')).toBeVisible();
});

test('the badges rise when they come into view', () => {
  show(<Hero />);
  const badge = screen.getByText('Fast Enough');
  expect(badge).toHaveAttribute('data-seen', 'false');
  const list = badge.closest('ul');
  if (list) reveal(list);
  for (const name of ['Fast Enough', 'Database Ready', 'Easy to Use']) {
    expect(screen.getByText(name)).toHaveAttribute('data-seen', 'true');
  }
});

test('the trace plays by itself until someone takes a step', () => {
  vi.useFakeTimers();
  show(<Hero />);
  const position = () => screen.getByRole<HTMLInputElement>('slider').valueAsNumber;
  pass(650);
  expect(position()).toBe(1);
  act(() => screen.getByRole('button', { name: 'Step forward' }).click());
  expect(position()).toBe(2);
  pass(5_000);
  expect(position()).toBe(2);
  act(() => screen.getByRole('button', { name: 'Play' }).click());
  pass(650);
  expect(position()).toBe(3);
});

test('the trace can be walked to its end, where it offers to start again', async () => {
  show(<Hero />);
  const trace = within(screen.getByRole('region', { name: /Insertion sort/ }));
  await userEvent.click(trace.getByRole('button', { name: 'Pause' }));
  for (let step = 0; step < 30; step++) {
    await userEvent.click(trace.getByRole('button', { name: 'Step forward' }));
  }
  expect(trace.getByText('Sorted: every step leads up.')).toBeVisible();
  expect(trace.getByRole('img')).toHaveAccessibleName('The array is now 1, 2, 3, 4, 5, 6, 7');
  await userEvent.click(trace.getByRole('button', { name: 'Play' }));
  expect(trace.getByText('step 1 / 29')).toBeVisible();
});

test('a feature card fades in once a fifth of it is visible, each 100 ms after the last', () => {
  show(<FeatureCards />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Why Choose Stepwise');
  const cards = screen.getAllByRole('listitem');
  expect(cards.map((card) => card.style.transitionDelay)).toEqual([
    '0ms',
    '100ms',
    '200ms',
    '300ms',
  ]);
  const [card] = cards;
  if (!card) throw new Error('No card');
  reveal(card, 0.19);
  expect(card).toHaveAttribute('data-seen', 'false');
  reveal(card, 0.2);
  expect(card).toHaveAttribute('data-seen', 'true');
});

test('the features are told in four cards', () => {
  show(<FeatureCards />);
  expect(screen.getAllByRole('listitem').map((card) => card.textContent)).toEqual([
    'Customized Problem SetsHandpicked by pattern, difficulty and frequency.',
    'Reference LearningVisualize algorithms, step through solutions.',
    'Real-time ExecutionWrite and run code in the browser with instant feedback and test cases.',
    'Progress TrackingProblem-typed statistics and playlists.',
  ]);
});

test('the learning path has six tiers, each of which leads to /learn', () => {
  show(<LearningPath />);
  expect(screen.getByRole('heading', { name: 'Structured Learning Path' })).toBeVisible();
  const tiers = screen.getAllByRole('listitem').map((tier) => tier.textContent);
  expect(tiers).toEqual([
    'Fundamentals150 problemsBeginnerStart Learning',
    'Arrays & Strings200 problemsEasy-MediumStart Learning',
    'Linked Lists & Trees180 problemsMediumStart Learning',
    'Dynamic Programming120 problemsMedium-HardStart Learning',
    'Graph Algorithms100 problemsHardStart Learning',
    'System Design50 problemsExpertStart Learning',
  ]);
  for (const link of screen.getAllByRole('link', { name: /Start Learning/ })) {
    expect(link).toHaveAttribute('href', '/learn');
  }
});

test('a tier counts what is here once that is more than it says', async () => {
  sayPublicProblems('on');
  const figures = buildFigures({
    paths: [
      { title: 'Fundamentals', problems: 151 },
      { title: 'System Design', problems: 3 },
    ],
  });
  fakeServer({ 'GET /explore/figures': success({ message: 'ok', data: figures }) });
  const { container } = show(<LearningPath />);
  const [section] = container.getElementsByTagName('section');
  if (!section) throw new Error('No section');
  reveal(section, 0.2);
  expect(await screen.findByText('151')).toBeVisible();
  const [first, , , , , last] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Fundamentals151 problems');
  expect(last).toHaveTextContent('System Design50 problems');
});

test.each([
  ['on', '/explore'],
  ['off', null],
] as const)('the hero leads visitors to problems where these are public: %s', (content, href) => {
  sayPublicProblems(content);
  show(<Hero />);
  const way = screen.queryByRole('link', { name: 'Try a problem without an account' });
  expect(way?.getAttribute('href') ?? null).toBe(href);
});
