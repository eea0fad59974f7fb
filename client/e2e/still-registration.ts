import { ada, buildInvitation } from '../src/test/people.ts';
import { testId } from '../src/test/problems.ts';
import { people } from './still-people.ts';

const list = { id: testId(963), name: 'Class 9a', made: 2, used: 1, open: 1, over: 0 };

export const invitations = [
  buildInvitation(),
  buildInvitation({
    ...{ id: testId(961), note: 'A guest', email: 'guest@school.example', places: 1, taken: 1 },
    ...{ state: 'USED_UP', usedBy: { id: people.ada.id, name: ada.name, email: ada.email } },
  }),
  buildInvitation({ id: testId(962), email: 'charles@school.example', places: 1, taken: 0 }),
  buildInvitation({
    ...{ id: testId(964), list, note: list.name, email: 'lea@school.example' },
    ...{ places: 1, taken: 0 },
  }),
  buildInvitation({
    ...{ id: testId(965), list, note: '', email: null, places: 1, taken: 1, state: 'USED_UP' },
  }),
];

export const mailReport = {
  ...{ isOn: true, waiting: 2, waitingError: 'connect ECONNREFUSED 192.0.2.1:587' },
  failed: [
    {
      ...{ id: testId(970), kind: 'INVITATION', to: 'nobody@school.example' },
      ...{ failedAt: '2026-03-04T09:30:00.000Z', error: 'No such user here' },
    },
  ],
};
