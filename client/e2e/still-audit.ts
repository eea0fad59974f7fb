import { buildAuditEvent } from '../src/test/people.ts';
import { testId } from '../src/test/problems.ts';

const problem = { type: 'problem', id: testId(101), name: 'Two Sum', isThere: true };

/** What was done here: by people and by a command, to what is there and to what is gone. */
export const auditEvents = [
  buildAuditEvent(),
  buildAuditEvent({
    ...{ id: testId(981), action: 'problem.edited', about: problem },
    before: { title: 'Two Sum', isDraft: true },
    after: { title: 'Two Sum', isDraft: false, changed: ['description', 'testCases', 'isDraft'] },
  }),
  buildAuditEvent({
    ...{ id: testId(982), action: 'registration.changed', after: { mode: 'CLOSED', domains: [] } },
    about: { type: 'setting', id: testId(983), name: null, isThere: true },
  }),
  buildAuditEvent({
    ...{ id: testId(984), action: 'link.made', by: null, ip: null, after: null },
    about: { type: 'user', id: testId(985), name: null, isThere: false },
  }),
  buildAuditEvent({
    ...{ id: testId(986), action: 'rejudging.started', by: { id: testId(987), name: null } },
    ...{ about: problem, after: { all: true } },
  }),
];
