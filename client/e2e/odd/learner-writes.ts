import { expectCode, setCode } from '../code.ts';
import { testId } from '../../src/test/problems.ts';
import { expect } from '../fixtures.ts';
import { box, filled, press, shown, type Writes } from './write.ts';

const TITLE = 'What nobody may lose';

export const LEARNER_WRITES = {
  'PUT /public-page': {
    as: 'learner',
    path: '/profile',
    send: async (page) => {
      await box(page, 'Name of your page').fill('ada-lovelace');
      await press(page, 'Save public page');
    },
    isKept: filled('Name of your page', 'ada-lovelace'),
    comesBack: true,
  },
  'PUT /auth/preferences': {
    as: 'learner',
    path: '/profile',
    send: async (page) => {
      await page
        .getByRole('region', { name: 'Practice' })
        .getByLabel('Language')
        .selectOption('JAVA');
      await press(page, 'Save preferences');
    },
    isKept: (page) =>
      expect(page.getByRole('region', { name: 'Practice' }).getByLabel('Language')).toHaveValue(
        'JAVA',
      ),
    comesBack: true,
  },
  'POST /auth/send-confirmation': {
    as: 'learner',
    path: '/profile',
    send: (page) => press(page, 'Send a link to confirm it'),
    isKept: (page) =>
      expect(page.getByRole('button', { name: 'Send a link to confirm it' })).toBeEnabled(),
  },
  'POST /auth/change-email': {
    as: 'learner',
    path: '/profile',
    send: async (page) => {
      await box(page, 'New email').fill('new@example.com');
      await box(page, 'Password to change it').fill('secret-1');
      await press(page, 'Change email');
    },
    isKept: filled('New email', 'new@example.com'),
    lost: 'No link was sent',
  },
  'PUT /review/settings': {
    as: 'learner',
    path: '/review',
    send: async (page) => {
      await page.getByLabel('Problems a day').fill('7');
      await press(page, 'Save settings');
    },
    isKept: (page) => expect(page.getByLabel('Problems a day')).toHaveValue('7'),
    comesBack: true,
  },
  'POST /review/{problemId}/bury': {
    as: 'learner',
    path: '/review',
    send: (page) => press(page, 'Not today: Climbing Stairs'),
    isKept: (page) => expect(page.getByRole('link', { name: /Climbing Stairs/ })).toBeVisible(),
  },
  'POST /review/{problemId}/suspend': {
    as: 'learner',
    path: '/review',
    send: (page) => press(page, 'Never again: Climbing Stairs'),
    isKept: (page) => expect(page.getByRole('link', { name: /Climbing Stairs/ })).toBeVisible(),
  },
  'POST /record/read-zip': {
    as: 'learner',
    path: '/profile',
    send: async (page) => {
      const file = { name: 'r.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') };
      await page.getByLabel('Zip file of a record').setInputFiles(file);
      await press(page, 'Bring back');
    },
    isKept: (page) => expect(page.getByRole('button', { name: 'Bring back' })).toBeEnabled(),
    lost: 'The record was not sent in',
  },
  'POST /rehearsal': {
    as: 'learner',
    path: '/rehearsal',
    send: async (page) => {
      await page.getByLabel('Time').selectOption('60');
      await press(page, 'Start rehearsal');
    },
    isKept: (page) => expect(page.getByLabel('Time')).toHaveValue('60'),
    comesBack: true,
  },
  'PUT /rehearsal/{id}/rubric': {
    as: 'learner',
    path: `/rehearsal/${testId(701)}`,
    send: async (page) => {
      const radios = page.getByRole('radio', { name: '3' });
      await expect(radios).toHaveCount(5);
      for (const radio of await radios.all()) await radio.check();
      await press(page, 'Save and see the results');
    },
    isKept: (page) => expect(page.getByRole('radio', { name: '3', checked: true })).toHaveCount(5),
    comesBack: true,
  },
  'POST /auth/logout-everywhere': {
    as: 'learner',
    path: '/profile',
    send: (page) => press(page, 'Sign out everywhere'),
    isKept: shown('Sessions'),
  },
  'POST /auth/logout': {
    as: 'learner',
    path: '/problems',
    send: (page) => press(page, 'Logout'),
    isKept: shown('Problem Set'),
  },
  'PUT /auth/update-profile': {
    as: 'learner',
    path: '/profile',
    send: async (page) => {
      await box(page, 'Name').fill('Someone Else');
      await press(page, 'Save profile');
    },
    isKept: filled('Name', 'Someone Else'),
    comesBack: true,
  },
  'POST /auth/change-password': {
    as: 'learner',
    path: '/profile',
    send: async (page) => {
      await box(page, 'Current password').fill('secret-1');
      await box(page, 'New password').fill('secret-22');
      await box(page, 'Confirm new password').fill('secret-22');
      await press(page, 'Change password');
    },
    isKept: filled('New password', 'secret-22'),
    lost: 'Your password was not changed',
  },
  'POST /auth/tokens': {
    as: 'learner',
    path: '/profile',
    send: async (page) => {
      await box(page, 'What it is for').fill('Laptop');
      await box(page, 'Password of your account').fill('secret-1');
      await press(page, 'Make a token');
    },
    isKept: filled('What it is for', 'Laptop'),
    comesBack: true,
    lost: 'The token was not made',
  },
  'DELETE /auth/tokens/{id}': {
    as: 'learner',
    path: '/profile',
    send: async (page) => {
      await press(page, 'Revoke Laptop');
      await press(page, 'Revoke');
    },
    isKept: (page) => expect(page.getByText('reads and submits')).toBeVisible(),
  },
  'POST /auth/reset-progress': {
    as: 'learner',
    path: '/profile',
    send: async (page) => {
      await press(page, 'Reset my progress');
      await page.getByLabel('Type RESET to confirm').fill('RESET');
      await box(page, 'Your password').fill('secret-1');
      await press(page, 'Reset progress');
    },
    isKept: filled('Your password', 'secret-1'),
    lost: 'Your progress was not reset',
  },
  'DELETE /auth/delete-account': {
    as: 'learner',
    path: '/profile',
    send: async (page) => {
      await press(page, 'Delete my account');
      await page.getByLabel('Type DELETE to confirm').fill('DELETE');
      await box(page, 'Your password').fill('secret-1');
      await press(page, 'Delete account');
    },
    isKept: filled('Your password', 'secret-1'),
    lost: 'Your account was not deleted',
  },
  'POST /playlist/create-playlist': {
    as: 'learner',
    path: '/problems',
    send: async (page) => {
      await press(page, 'Create Playlist');
      await box(page, 'Name').fill(TITLE);
      await page.getByRole('dialog').getByRole('button', { name: 'Create Playlist' }).click();
    },
    isKept: filled('Name', TITLE),
    comesBack: true,
  },
  'POST /playlist/{id}/add-problem': {
    as: 'learner',
    path: '/problems',
    send: async (page) => {
      await press(page, 'Save Climbing Stairs to a playlist');
      await page.getByRole('radio', { name: /Graphs/ }).check();
      await press(page, 'Add');
    },
    isKept: (page) => expect(page.getByRole('radio', { name: /Graphs/ })).toBeChecked(),
  },
  'DELETE /playlist/{id}/remove-problem': {
    as: 'learner',
    path: '/dashboard?tab=playlists',
    send: (page) => press(page, 'Remove Climbing Stairs'),
    isKept: (page) => expect(page.getByRole('link', { name: 'Climbing Stairs' })).toBeVisible(),
  },
  'DELETE /playlist/{id}': {
    as: 'learner',
    path: '/dashboard?tab=playlists',
    send: async (page) => {
      await press(page, 'Delete playlist Graphs');
      await press(page, 'Delete Now');
    },
    isKept: (page) =>
      expect(page.getByRole('heading', { name: 'Graphs', includeHidden: true })).toHaveCount(1),
  },
  'POST /execution-code': {
    as: 'learner',
    path: '/problem/climbingstairs',
    send: async (page) => {
      await setCode(page, '// typed\n');
      await expectCode(page, ['// typed', '']);
      await press(page, 'Run Code');
    },
    isKept: (page) => expectCode(page, ['// typed', '']),
    comesBack: true,
  },
  'POST /execution-code/custom': {
    as: 'learner',
    path: '/problem/climbingstairs',
    send: async (page) => {
      await setCode(page, '// typed\n');
      await expectCode(page, ['// typed', '']);
      await page.getByRole('tab', { name: 'Custom Input' }).click();
      await box(page, 'Input 1').fill('7\n');
      await press(page, 'Run custom input');
    },
    isKept: async (page) => {
      await page.getByRole('tab', { name: 'Custom Input' }).click();
      await filled('Input 1', '7\n')(page);
    },
    comesBack: true,
  },
  'POST /problems/reveal-reference-solution/{id}': {
    as: 'learner',
    path: '/problem/climbingstairs',
    send: async (page) => {
      await page.getByRole('tab', { name: 'Editorial' }).click();
      await press(page, 'Show the reference solution');
    },
    isKept: shown('Reference solution'),
  },
} satisfies Writes;
