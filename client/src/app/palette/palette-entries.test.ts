import { expect, test } from 'vitest';
import { ada, admin } from '../../test/people.ts';
import { buildPlaylist } from '../../test/playlists.ts';
import { buildProblemListItem } from '../../test/problems.ts';
import { paletteGroups } from './palette-entries.ts';

const problems = [
  buildProblemListItem({ title: 'Count the Stairs', number: 17 }),
  buildProblemListItem({ title: 'Stairs to Climb', number: 31 }),
  buildProblemListItem({ title: 'Best of 17 Trades', number: 33 }),
  ...Array.from({ length: 20 }, (_, index) =>
    buildProblemListItem({ title: 'Another one', number: 200 + index }),
  ),
];

const known = {
  user: ada,
  problems,
  playlists: [buildPlaylist({ name: 'Before Friday', id: 'list-1' })],
  themeLabel: 'Use the light theme',
};

const labels = (search: string, over: Partial<Parameters<typeof paletteGroups>[0]> = {}) =>
  Object.fromEntries(
    paletteGroups({ ...known, ...over }, search).map(({ title, entries }) => [
      title,
      entries.map(({ label }) => label),
    ]),
  );

test('the number of a problem comes before a title with these digits', () => {
  expect(labels('17')).toEqual({ Problems: ['Count the Stairs', 'Best of 17 Trades'] });
  expect(labels('#31')).toEqual({ Problems: ['Stairs to Climb'] });
});

test('a title that begins so comes before one that has it inside; words may be in any order', () => {
  expect(labels('stairs')).toEqual({ Problems: ['Stairs to Climb', 'Count the Stairs'] });
  expect(labels('climb stairs')).toEqual({ Problems: ['Stairs to Climb'] });
});

test('a problem is found by what it is called elsewhere, and says so', () => {
  const pair = buildProblemListItem({ title: 'Pair', number: 21, knownAs: ['Two Sum'] });
  const groups = paletteGroups({ ...known, problems: [pair] }, 'two sum');
  expect(groups[0]?.entries).toMatchObject([{ label: 'Pair', detail: 'Two Sum · #21' }]);
});

test('some of many are shown', () => {
  expect(labels('another')['Problems']).toHaveLength(8);
});

test('before anything is typed, pages, playlists and actions', () => {
  expect(labels('')).toEqual({
    Pages: [
      ...['Home', 'Problems', 'Learn', 'Contest', 'Contact Us', 'Dashboard', 'Review'],
      ...['Rehearsal', 'Profile'],
    ],
    Playlists: ['Before Friday'],
    Actions: ['Use the light theme', 'Log out'],
  });
  expect(labels('friday')).toEqual({ Playlists: ['Before Friday'] });
  expect(labels('no such thing')).toEqual({});
});

test('pages are those of the person', () => {
  expect(labels('', { user: admin })['Pages']).toContain('Admin Panel');
  const setter = { ...ada, setter: 'SITE' };
  expect(labels('write', { user: setter })).toEqual({ Pages: ['Problems I write'] });
  expect(labels('write')).toEqual({});
  expect(labels('', { user: null, playlists: [] })).toEqual({
    Pages: ['Home', 'Problems', 'Learn', 'Contest', 'Contact Us', 'Dashboard', 'Sign in'],
    Actions: ['Use the light theme'],
  });
});
