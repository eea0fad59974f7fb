import type { Page } from '@playwright/test';
import { buildAnnouncement } from '../../src/test/announcements.ts';
import { expectCode, setCode } from '../code.ts';
import { expect } from '../fixtures.ts';
import { ok, type Otherwise } from './otherwise.ts';
import { box, canPress, filled, nothing, press, type Writes } from './write.ts';

const PROBLEM = '/problem/climbingstairs';
const { id, text, level, version } = buildAnnouncement();

/** Something is announced. */
export const isAnnounced = {
  meta: { announced: 'on' },
  world: { announcements: ok([{ id, text, level, version }]) },
} satisfies Otherwise;

const savedHereOnly = (page: Page) => page.getByText('Saved on this device only').first();

/** What saves itself, what a form asks before it is sent, and what stands above or beside a page. */
export const OTHER_WRITES = {
  'PUT /draft/{problemId}': {
    ...{ as: 'learner', path: PROBLEM, told: savedHereOnly, behindTheBack: true },
    send: (page) => setCode(page, '// typed\n'),
    isKept: (page) => expectCode(page, ['// typed', '']),
  },
  'PUT /note/{problemId}': {
    ...{ as: 'learner', path: PROBLEM, told: savedHereOnly, behindTheBack: true },
    send: async (page) => {
      await page.getByRole('tab', { name: 'Notes' }).click();
      await box(page, 'Notes').fill('Two numbers are enough');
    },
    isKept: filled('Notes', 'Two numbers are enough'),
  },
  'POST /announcements/{id}/dismiss': {
    ...{ as: 'learner', path: '/learn', ...isAnnounced },
    send: (page) => press(page, `Close: ${text}`),
    isKept: (page) => expect(page.getByText(text)).toBeVisible(),
  },
  'POST /auth/check-invitation': {
    ...{ as: 'stranger', path: '/register#token', send: nothing, told: null },
    isKept: canPress('Get Started'),
  },
  'POST /auth/check-reset-link': {
    ...{ as: 'stranger', path: '/reset-password#token', send: nothing, told: null },
    isKept: canPress('Set password'),
  },
} satisfies Writes;
