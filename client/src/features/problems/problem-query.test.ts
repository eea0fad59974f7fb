import { describe, expect, it, test } from 'vitest';
import { placesOn } from './problem-place.ts';
import {
  type Knowledge,
  nameFound,
  nextSort,
  readProblemQuery,
  selectProblems,
  tagsNamed,
  tagsOf,
  writeProblemQuery,
  type ProblemQuery,
} from './problem-query.ts';
import { buildProblemListItem } from '../../test/problems.ts';

const everything = readProblemQuery(new URLSearchParams());
const problems = [
  buildProblemListItem({
    ...{ title: 'Sum of a List', number: 1, acceptance: 0.9 },
    tags: ['Array', 'LVL-0'],
  }),
  buildProblemListItem({
    ...{ title: 'Climbing Stairs', number: 31, tried: true },
    tags: ['DP', 'LVL-1'],
  }),
  buildProblemListItem({
    ...{ title: 'Word Ladder', number: 98, difficulty: 'HARD', acceptance: 0.2, tried: true },
    tags: ['Graph', 'BFS'],
  }),
  buildProblemListItem({
    ...{ title: 'Level Order', number: 131, difficulty: 'MEDIUM' },
    tags: ['Tree', 'BFS'],
  }),
];

const knowledge: Knowledge = {
  isSolved: ({ title }) => title === 'Climbing Stairs',
  pathOf: placesOn([
    {
      ...{ slug: 'a', title: 'A', description: '', label: '', after: [] },
      problemIds: [problems[2]?.id ?? '', problems[0]?.id ?? ''],
      ...{ checkIds: [], introduction: '' },
    },
  ]),
  hasNotes: () => false,
  isInNotes: () => false,
};

function titles(query: Partial<ProblemQuery>) {
  const found = selectProblems(problems, { ...everything, ...query }, knowledge);
  return found.map(({ title }) => title);
}

describe('selectProblems', () => {
  it('keeps the order of the numbers', () => {
    expect(titles({})).toEqual(['Sum of a List', 'Climbing Stairs', 'Word Ladder', 'Level Order']);
  });

  it('searches titles without regard to case and outer blanks', () => {
    expect(titles({ search: ' LADDER ' })).toEqual(['Word Ladder']);
    expect(titles({ search: '.*' })).toEqual([]);
  });

  it('finds a problem by its number, and not by a part of one', () => {
    expect(titles({ search: '31' })).toEqual(['Climbing Stairs']);
    expect(titles({ search: '#131' })).toEqual(['Level Order']);
  });

  it('combines search, difficulty and tags, of which a problem has all', () => {
    expect(titles({ tags: ['BFS'] })).toEqual(['Word Ladder', 'Level Order']);
    expect(titles({ tags: ['BFS', 'Tree'] })).toEqual(['Level Order']);
    expect(titles({ tags: ['BFS'], difficulty: 'HARD' })).toEqual(['Word Ladder']);
    expect(titles({ tags: ['BFS'], difficulty: 'HARD', search: 'level' })).toEqual([]);
  });

  it('tells solved, tried and new problems apart', () => {
    expect(titles({ status: 'solved' })).toEqual(['Climbing Stairs']);
    expect(titles({ status: 'tried' })).toEqual(['Word Ladder']);
    expect(titles({ status: 'new' })).toEqual(['Sum of a List', 'Level Order']);
  });

  it.each<[NonNullable<ProblemQuery['sort']>, string, string]>([
    ['number', 'Sum of a List', 'Level Order'],
    ['title', 'Climbing Stairs', 'Word Ladder'],
    ['difficulty', 'Sum of a List', 'Word Ladder'],
    ['status', 'Sum of a List', 'Climbing Stairs'],
    ['path', 'Word Ladder', 'Sum of a List'],
    ['acceptance', 'Word Ladder', 'Sum of a List'],
  ])('sorts by %s, both ways', (sort, least, most) => {
    expect(titles({ sort })[0]).toBe(least);
    expect(titles({ sort, descending: true })[0]).toBe(most);
  });

  it('puts what has no value in the column last, both ways', () => {
    for (const descending of [false, true]) {
      expect(titles({ sort: 'path', descending }).slice(2)).toEqual([
        'Climbing Stairs',
        'Level Order',
      ]);
    }
  });

  it('leaves the list it was given as it was', () => {
    const before = problems.map(({ title }) => title);
    titles({ sort: 'title' });
    expect(problems.map(({ title }) => title)).toEqual(before);
  });
});

describe('tagsOf', () => {
  it('lists every tag once, in order', () => {
    expect(tagsOf(problems)).toEqual(['Array', 'BFS', 'DP', 'Graph', 'LVL-0', 'LVL-1', 'Tree']);
  });
});

describe('the query in the address', () => {
  it('survives being written and read', () => {
    const query: ProblemQuery = {
      search: 'a & b',
      difficulty: 'HARD',
      status: 'tried',
      tags: ['Tree DP', 'a & b'],
      sort: 'title',
      descending: true,
    };
    expect(readProblemQuery(writeProblemQuery(query))).toEqual(query);
  });

  it('leaves the plain list a plain address', () => {
    expect(writeProblemQuery(everything).toString()).toBe('');
  });

  it('takes unknown values as nothing chosen', () => {
    const params = new URLSearchParams('difficulty=extreme&sort=-price&tag=&status=lost');
    expect(readProblemQuery(params)).toEqual({ ...everything, descending: true });
  });
});

describe('nextSort', () => {
  it('goes up, down and back to the plain order', () => {
    const up = nextSort(everything, 'title');
    const down = nextSort(up, 'title');
    expect([up.sort, up.descending]).toEqual(['title', false]);
    expect([down.sort, down.descending]).toEqual(['title', true]);
    expect(nextSort(down, 'title').sort).toBeNull();
    expect(nextSort(down, 'status')).toMatchObject({ sort: 'status', descending: false });
  });
});

describe('tagsNamed', () => {
  const tags = [
    'Array',
    'Binary Tree',
    'Doubly Linked List',
    'Linked List',
    'Segment Tree',
    'Trees',
  ];

  it.each([
    ['linked list', ['Doubly Linked List', 'Linked List']],
    [' ARR ', ['Array']],
    ['tree', ['Binary Tree', 'Segment Tree', 'Trees']],
    ['ree', []],
    ['ar', []],
    ['', []],
  ])('%j', (search, named) => {
    expect(tagsNamed(tags, search)).toEqual(named);
  });
});

test('a problem is found by what it is called elsewhere', () => {
  const pair = buildProblemListItem({ title: 'Pair With Target Sum', knownAs: ['Two Sum'] });
  const found = (search: string) =>
    selectProblems([...problems, pair], { ...everything, search }, knowledge).includes(pair);
  expect(['two sum', ' TWO', 'pair', 'three sum'].map(found)).toEqual([true, true, true, false]);
  expect(nameFound(pair, 'two sum')).toBe('Two Sum');
  // Its title says so already.
  expect(nameFound(pair, 'sum')).toBeNull();
  expect(nameFound(pair, ' ')).toBeNull();
});
