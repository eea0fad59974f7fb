import { expect, test } from 'vitest';
import { buildRehearsal, buildRehearsalProblem, buildTry } from '../../test/rehearsals.ts';
import { durationText, factsOf, spentSeconds, standOf } from './rehearsal-words.ts';

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [725, '12 min 5 s'],
  [1_800, '30 min'],
])('%d seconds are %s', (seconds, words) => {
  expect(durationText(seconds)).toBe(words);
});

test('the time of a rehearsal is that from its start to its end', () => {
  const startedAt = '2026-03-05T11:00:00.000Z';
  expect(spentSeconds({ startedAt, endedAt: '2026-03-05T11:30:00.000Z' })).toBe(1_800);
});

test('a problem is told by its first run and its first accepted one', () => {
  const rehearsal = buildRehearsal({ startedAt: '2026-03-05T11:00:00.000Z' });
  const tries = [
    buildTry({ status: 'Wrong Answer', createdAt: '2026-03-05T11:02:00.000Z' }),
    buildTry({ status: 'Accepted', createdAt: '2026-03-05T11:05:30.000Z' }),
    buildTry({ status: 'Accepted', createdAt: '2026-03-05T11:09:00.000Z' }),
  ];
  const facts = factsOf(rehearsal, buildRehearsalProblem({ seconds: 400, tries }));
  expect(facts.map(({ value }) => value)).toEqual([
    '6 min 40 s',
    'after 2 min',
    'after 5 min 30 s',
  ]);
  expect(factsOf(rehearsal, buildRehearsalProblem({ openedAt: null }))).toEqual([
    { label: 'Opened', value: 'never' },
  ]);
});

test('how a problem stands is said in two words', () => {
  const wrong = buildTry({ status: 'Wrong Answer' });
  expect(standOf(buildRehearsalProblem({ openedAt: null }))).toBe('Not opened yet');
  expect(standOf(buildRehearsalProblem({ tries: [] }))).toBe('Nothing sent in yet');
  expect(standOf(buildRehearsalProblem({ tries: [wrong] }))).toBe('1 run');
  expect(standOf(buildRehearsalProblem({ tries: [wrong, wrong] }))).toBe('2 runs');
  expect(standOf(buildRehearsalProblem({ tries: [wrong, buildTry()] }))).toBe('Accepted');
});
