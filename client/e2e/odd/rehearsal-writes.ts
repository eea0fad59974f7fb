import { TAPE_CHUNK_MS } from '@stepwise/contracts/tape-limits';
import type { Page } from '@playwright/test';
import { testId } from '../../src/test/problems.ts';
import { buildRecorded } from '../../src/test/rehearsals.ts';
import { expectCode, setCode } from '../code.ts';
import { expect } from '../fixtures.ts';
import { rehearsed, running } from '../still-rehearsal.ts';
import { ok, type Otherwise } from './otherwise.ts';
import { canPress, confirm, nothing, press, type Writes } from './write.ts';

const PROBLEM = '/problem/climbingstairs';
export const REPORT = `/rehearsal/${testId(701)}`;
export const WATCH = 'Watch the recording of Climbing Stairs';

const rubric = { askedFirst: 4, saidComplexity: 3, testedEdges: 2, spokeAloud: 1, cleanCode: 4 };

/** It is over, recorded, graded and shared. */
export const isGraded = {
  [`rehearsal/${testId(701)}`]: ok(buildRecorded({ id: testId(701), rubric })),
} satisfies Otherwise['world'];

/** One runs that has this problem. */
const runs = (recordsTyping: boolean): NonNullable<Otherwise['world']> =>
  Object.fromEntries(
    Object.entries(rehearsed({ recordsTyping })).map(([path, data]) => [path, ok(data)]),
  );

const clockIsThere = (page: Page) => expect(page.getByRole('timer')).toHaveCount(2);

export const REHEARSAL_WRITES = {
  'POST /rehearsal/{id}/opened': {
    ...{ as: 'learner', path: PROBLEM, world: runs(false), send: nothing, told: null },
    isKept: clockIsThere,
  },
  'POST /rehearsal/{id}/end': {
    as: 'learner',
    path: '/rehearsal',
    world: { rehearsal: ok({ running: running(), past: [] }) },
    send: async (page) => {
      await press(page, 'End rehearsal');
      await confirm(page, 'End now');
    },
    isKept: canPress('End rehearsal'),
  },
  'POST /rehearsal/{id}/tape': {
    ...{ as: 'learner', path: PROBLEM, world: runs(true), told: null, behindTheBack: true },
    send: async (page) => {
      await clockIsThere(page);
      await setCode(page, '// typed\n');
      await page.clock.runFor(TAPE_CHUNK_MS);
    },
    isKept: (page) => expectCode(page, ['// typed', '']),
  },
  'PUT /rehearsal/{id}/tape': {
    ...{ as: 'learner', path: REPORT, world: isGraded },
    send: (page) => press(page, 'Keep it'),
    isKept: canPress('Keep it'),
  },
  'DELETE /rehearsal/{id}/tape': {
    ...{ as: 'learner', path: REPORT, world: isGraded },
    send: async (page) => {
      await press(page, 'Delete it now');
      await confirm(page, 'Delete');
    },
    isKept: canPress('Delete it now'),
  },
  'PUT /rehearsal/{id}/share': {
    ...{ as: 'learner', path: REPORT, world: isGraded },
    send: (page) => press(page, 'Make another link'),
    isKept: canPress('Make another link'),
  },
  'DELETE /rehearsal/{id}/share': {
    ...{ as: 'learner', path: REPORT, world: isGraded },
    send: (page) => press(page, 'End the link'),
    isKept: canPress('End the link'),
  },
  'POST /shared-report': {
    ...{ as: 'stranger', path: '/rehearsal/shared#token', send: nothing },
    isKept: canPress('Try again'),
  },
  'POST /shared-report/tape': {
    ...{ as: 'stranger', path: '/rehearsal/shared#token' },
    send: (page) => press(page, WATCH),
    isKept: canPress(WATCH),
  },
} satisfies Writes;
