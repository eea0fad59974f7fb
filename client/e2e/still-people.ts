import { buildGrant, buildPerson } from '../src/test/people.ts';
import { testId } from '../src/test/problems.ts';

/** Whom an administrator looks after. */
export const people = {
  ada: buildPerson({
    ...{ setter: 'SITE', grants: [buildGrant({ id: testId(952) })] },
    acts: [
      {
        ...{
          id: testId(950),
          at: '2026-03-03T09:30:00.000Z',
          action: 'role.changed',
          by: 'Grace Hopper',
          problem: null,
        },
        ...{ before: { role: 'ADMIN' }, after: { role: 'USER' } },
      },
    ],
  }),
  suspended: buildPerson({
    ...{ id: testId(951), name: 'Charles Babbage', email: 'charles@example.com' },
    ...{
      suspension: { since: '2026-03-04T09:30:00.000Z', reason: 'Copied solutions' },
      sessionCount: 0,
    },
    signedInAt: null,
  }),
};
