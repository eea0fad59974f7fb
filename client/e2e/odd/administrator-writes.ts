import { testId } from '../../src/test/problems.ts';
import { expect } from '../fixtures.ts';
import { people } from '../still-people.ts';
import { box, canPress, filled, press, words, type Writes } from './write.ts';

const TITLE = 'What nobody may lose';
const REJUDGINGS = '/admin';
const ADA = `/admin/users/${people.ada.id}`;

export const ADMINISTRATOR_WRITES = {
  'POST /problems/create-problem': {
    as: 'administrator',
    path: '/add-problem',
    send: async (page) => {
      await press(page, 'Load Sample');
      await box(page, 'Title').fill(TITLE);
      await press(page, 'Create Problem');
    },
    isKept: filled('Title', TITLE),
    comesBack: true,
  },
  'PUT /problems/update-problem/{id}': {
    as: 'administrator',
    path: `/add-problem?edit=${testId(100)}`,
    send: async (page) => {
      await box(page, 'Title').fill(TITLE);
      await press(page, 'Save Changes');
    },
    isKept: filled('Title', TITLE),
    comesBack: true,
  },
  'POST /problems/run-references': {
    as: 'administrator',
    path: '/add-problem',
    send: async (page) => {
      await press(page, 'Load Sample');
      await box(page, 'Title').fill(TITLE);
      await press(page, 'Run References');
    },
    isKept: filled('Title', TITLE),
    comesBack: true,
    lost: 'The reference solutions were not run',
  },
  'POST /problems/try-small-inputs': {
    as: 'administrator',
    path: '/add-problem',
    send: async (page) => {
      await press(page, 'Load Sample');
      await box(page, 'Title').fill(TITLE);
      await press(page, 'Try It');
    },
    told: words,
    isKept: filled('Title', TITLE),
    comesBack: true,
    lost: 'The small inputs were not tried',
  },
  'POST /problems/import': {
    as: 'administrator',
    path: '/add-problem',
    send: async (page) => {
      const file = { name: 'p.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') };
      await page.getByRole('tab', { name: 'Import' }).click();
      await page.getByLabel('Problem package').setInputFiles(file);
      await press(page, 'Import Package');
    },
    isKept: (page) => expect(page.getByRole('button', { name: 'Import Package' })).toBeEnabled(),
    lost: 'The package was not imported',
  },
  'DELETE /problems/delete-problem/{id}': {
    as: 'administrator',
    path: '/problems',
    send: async (page) => {
      await press(page, 'Delete Two Sum');
      await press(page, 'Delete Now');
    },
    isKept: (page) =>
      expect(
        page.getByRole('link', { name: 'Two Sum', exact: true, includeHidden: true }),
      ).toHaveCount(1),
  },
  'POST /problems/rejudge/{id}': {
    as: 'administrator',
    path: REJUDGINGS,
    send: async (page) => {
      await page.getByRole('combobox', { name: 'Problem' }).selectOption('Two Sum');
      await press(page, 'Judge again');
    },
    isKept: (page) =>
      expect(page.getByRole('combobox', { name: 'Problem' })).toHaveValue(testId(101)),
  },
  'POST /rejudging/{id}/pause': {
    as: 'administrator',
    path: REJUDGINGS,
    send: (page) => press(page, 'Pause Two Sum'),
    isKept: (page) => expect(page.getByRole('button', { name: 'Pause Two Sum' })).toBeEnabled(),
  },
  'POST /rejudging/{id}/resume': {
    as: 'administrator',
    path: REJUDGINGS,
    send: (page) => press(page, 'Resume Count the Islands'),
    isKept: (page) =>
      expect(page.getByRole('button', { name: 'Resume Count the Islands' })).toBeEnabled(),
  },
  'POST /rejudging/{id}/cancel': {
    as: 'administrator',
    path: REJUDGINGS,
    send: (page) => press(page, 'Cancel Two Sum'),
    isKept: (page) => expect(page.getByRole('button', { name: 'Cancel Two Sum' })).toBeEnabled(),
  },
  'POST /admin/users/{id}/end-sessions': {
    as: 'administrator',
    path: ADA,
    send: (page) => press(page, 'Sign out everywhere'),
    isKept: canPress('Sign out everywhere'),
  },
  'POST /admin/users/{id}/suspend': {
    as: 'administrator',
    path: ADA,
    send: async (page) => {
      await box(page, 'Reason').fill('Copied solutions');
      await press(page, 'Suspend');
    },
    isKept: filled('Reason', 'Copied solutions'),
    comesBack: true,
  },
  'POST /admin/users/{id}/unsuspend': {
    as: 'administrator',
    path: `/admin/users/${people.suspended.id}`,
    send: (page) => press(page, 'Lift suspension'),
    isKept: canPress('Lift suspension'),
  },
  'PUT /admin/users/{id}/role': {
    as: 'administrator',
    path: ADA,
    send: async (page) => {
      await press(page, 'Make an administrator');
      await page.getByRole('dialog').getByRole('button', { name: 'Make an administrator' }).click();
    },
    isKept: canPress('Make an administrator'),
  },
  'POST /admin/users/{id}/grants': {
    as: 'administrator',
    path: ADA,
    send: (page) => press(page, 'Make a setter'),
    isKept: canPress('Make a setter'),
  },
  'DELETE /admin/users/{id}/grants/{grantId}': {
    as: 'administrator',
    path: ADA,
    send: (page) => press(page, 'Take away: Problems of their own'),
    isKept: canPress('Take away: Problems of their own'),
  },
  'PUT /admin/registration': {
    as: 'administrator',
    path: '/admin/registration',
    send: async (page) => {
      await box(page, 'Domains of their emails').fill('firm.example');
      await press(page, 'Save');
    },
    isKept: filled('Domains of their emails', 'firm.example'),
    comesBack: true,
  },
  'POST /admin/invitations': {
    as: 'administrator',
    path: '/admin/registration',
    send: async (page) => {
      await box(page, 'For whom').fill('Class 9a');
      await press(page, 'Make an invitation');
    },
    isKept: filled('For whom', 'Class 9a'),
    comesBack: true,
  },
  'POST /admin/invitations/many': {
    as: 'administrator',
    path: '/admin/registration',
    send: async (page) => {
      await box(page, 'Name of the list').fill('Class 9a');
      await box(page, 'Addresses').fill('ada@school.example');
      await press(page, 'Send invitations');
    },
    isKept: filled('Addresses', 'ada@school.example'),
    comesBack: true,
  },
  'POST /admin/invitations/{id}/revoke': {
    as: 'administrator',
    path: '/admin/registration',
    send: async (page) => {
      await press(page, 'Withdraw Class 10b');
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    },
    isKept: canPress('Withdraw Class 10b'),
  },
  'POST /admin/invitations/lists/{id}/revoke': {
    as: 'administrator',
    path: '/admin/registration',
    send: async (page) => {
      await press(page, 'Withdraw 1 of the list Class 9a');
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    },
    isKept: canPress('Withdraw 1 of the list Class 9a'),
  },
  'PUT /admin/site': {
    as: 'administrator',
    path: '/admin/settings',
    send: async (page) => {
      await box(page, 'Name of the site').fill('Ada School');
      await press(page, 'Save');
    },
    isKept: filled('Name of the site', 'Ada School'),
    comesBack: true,
  },
  'POST /admin/announcements': {
    as: 'administrator',
    path: '/admin/announcements',
    send: async (page) => {
      await box(page, 'Text').fill('Closed on Friday');
      await press(page, 'Announce');
    },
    isKept: filled('Text', 'Closed on Friday'),
    comesBack: true,
  },
  'PUT /admin/announcements/{id}': {
    as: 'administrator',
    path: '/admin/announcements',
    send: async (page) => {
      await press(page, 'Edit: We restart at noon');
      await box(page, 'Text').fill('We restart at one');
      await press(page, 'Save changes');
    },
    isKept: filled('Text', 'We restart at one'),
    comesBack: true,
  },
  'DELETE /admin/announcements/{id}': {
    as: 'administrator',
    path: '/admin/announcements',
    send: async (page) => {
      await press(page, 'Delete: We restart at noon');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    },
    isKept: canPress('Delete: We restart at noon'),
  },
  'PUT /admin/messages/{id}': {
    as: 'administrator',
    path: '/admin/messages',
    send: (page) => press(page, 'Mark as read: Ada Lovelace'),
    isKept: canPress('Mark as read: Ada Lovelace'),
  },
  'DELETE /admin/messages/{id}': {
    as: 'administrator',
    path: '/admin/messages',
    send: async (page) => {
      await press(page, 'Delete: Ada Lovelace');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    },
    isKept: canPress('Delete: Ada Lovelace'),
  },
  'POST /admin/metrics/test-alert': {
    as: 'administrator',
    path: '/admin/metrics',
    send: (page) => press(page, 'Send a test alert'),
    isKept: canPress('Send a test alert'),
  },
  'POST /admin/mail/test': {
    as: 'administrator',
    path: '/admin/settings',
    send: (page) => press(page, 'Send a test mail'),
    isKept: canPress('Send a test mail'),
  },
  'POST /admin/users/{id}/reset-link': {
    as: 'administrator',
    path: ADA,
    send: (page) => press(page, 'Make a link'),
    isKept: canPress('Make a link'),
  },
} satisfies Writes;

/** What is judged again, to be paused, resumed and cancelled. */
export const rejudgings = [
  { id: testId(900), problemTitle: 'Two Sum', state: 'RUNNING' },
  { id: testId(901), problemTitle: 'Count the Islands', state: 'PAUSED' },
].map((one) => ({
  ...{ problemId: testId(101), problemSlug: 'two-sum', all: false, startedBy: null },
  ...{ createdAt: '2026-03-04T12:00:00.000Z', endedAt: null, total: 33_000, judged: 1_200 },
  ...{ changed: 4, lost: 3, won: 1, failed: 2, secondsLeft: null },
  ...one,
}));
