import type { ProblemListItem } from '@stepwise/contracts/problem';
import { describe, expect, it } from 'vitest';
import {
  nextSort,
  readProblemQuery,
  selectProblems,
  tagsOf,
  writeProblemQuery,
  type ProblemQuery,
} from './problem-query.ts';
import { buildProblemListItem } from '../../test/problems.ts';

const everything = readProblemQuery(new URLSearchParams());
const problems = [
  buildProblemListItem({ title: 'Sum of a List', difficulty: 'EASY', tags: ['Array', 'LVL-0'] }),
  buildProblemListItem({ title: 'Climbing Stairs', difficulty: 'EASY', tags: ['DP', 'LVL-1'] }),
  buildProblemListItem({ title: 'Word Ladder', difficulty: 'HARD', tags: ['Graph', 'BFS'] }),
  buildProblemListItem({ title: 'Level Order', difficulty: 'MEDIUM', tags: ['Tree', 'BFS'] }),
];

function titles(
  query: Partial<ProblemQuery>,
  isSolved: (problem: ProblemListItem) => boolean = () => false,
) {
  return selectProblems(problems, { ...everything, ...query }, isSolved).map(({ title }) => title);
}

describe('selectProblems', () => {
  it('turns the order of the API around', () => {
    expect(titles({})).toEqual(['Level Order', 'Word Ladder', 'Climbing Stairs', 'Sum of a List']);
  });

  it('searches titles without regard to case and outer blanks', () => {
    expect(titles({ search: ' LADDER ' })).toEqual(['Word Ladder']);
    expect(titles({ search: '.*' })).toEqual([]);
  });

  it('combines search, difficulty and tag', () => {
    expect(titles({ tag: 'BFS' })).toEqual(['Level Order', 'Word Ladder']);
    expect(titles({ tag: 'BFS', difficulty: 'HARD' })).toEqual(['Word Ladder']);
    expect(titles({ tag: 'BFS', difficulty: 'HARD', search: 'level' })).toEqual([]);
  });

  it('sorts by title, by difficulty and by status, both ways', () => {
    expect(titles({ sort: 'title' })[0]).toBe('Climbing Stairs');
    expect(titles({ sort: 'title', descending: true })[0]).toBe('Word Ladder');
    expect(titles({ sort: 'difficulty', descending: true })[0]).toBe('Word Ladder');
    const solved = (problem: ProblemListItem) => problem.title === 'Climbing Stairs';
    expect(titles({ sort: 'status', descending: true }, solved)[0]).toBe('Climbing Stairs');
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
      tag: 'Tree DP',
      sort: 'title',
      descending: true,
    };
    expect(readProblemQuery(writeProblemQuery(query))).toEqual(query);
  });

  it('leaves the plain list a plain address', () => {
    expect(writeProblemQuery(everything).toString()).toBe('');
  });

  it('takes unknown values as nothing chosen', () => {
    const params = new URLSearchParams('difficulty=extreme&sort=-price&tag=');
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
