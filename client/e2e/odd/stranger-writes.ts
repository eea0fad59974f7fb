import { expectCode, setCode } from '../code.ts';
import { expect } from '../fixtures.ts';
import { box, filled, press, type Writes } from './write.ts';

/** Of who is not signed in. */
export const STRANGER_WRITES = {
  'POST /auth/login': {
    as: 'stranger',
    path: '/login',
    send: async (page) => {
      await page.getByLabel('Email').fill('ada@example.com');
      await box(page, 'Password').fill('a good password');
      await press(page, 'Sign In');
    },
    isKept: (page) => expect(page.getByLabel('Email')).toHaveValue('ada@example.com'),
  },
  'POST /auth/register': {
    as: 'stranger',
    path: '/register',
    send: async (page) => {
      await page.getByLabel('Full Name').fill('Ada Lovelace');
      await page.getByLabel('Email Address').fill('ada@example.com');
      await box(page, 'Password').fill('a good password 1');
      await box(page, 'Confirm Password').fill('a good password 1');
      await press(page, 'Get Started');
    },
    isKept: (page) => expect(page.getByLabel('Email Address')).toHaveValue('ada@example.com'),
  },
  'POST /auth/reset-password': {
    as: 'stranger',
    path: '/reset-password#token',
    send: async (page) => {
      await box(page, 'New password').fill('a good password 1');
      await box(page, 'Confirm new password').fill('a good password 1');
      await press(page, 'Set password');
    },
    isKept: filled('New password', 'a good password 1'),
  },
  'POST /auth/forgot-password': {
    as: 'stranger',
    path: '/forgot-password',
    send: async (page) => {
      await page.getByLabel('Email').fill('ada@example.com');
      await press(page, 'Send a link');
    },
    isKept: (page) => expect(page.getByLabel('Email')).toHaveValue('ada@example.com'),
  },
  'POST /contact': {
    as: 'stranger',
    path: '/contact',
    send: async (page) => {
      await box(page, 'Name').fill('Ada Lovelace');
      await box(page, 'Email').fill('ada@example.com');
      await box(page, 'Message').fill('What nobody may lose');
      await press(page, 'Send Message');
    },
    isKept: filled('Message', 'What nobody may lose'),
  },
  'POST /auth/confirm-email': {
    as: 'stranger',
    path: '/confirm-email#token',
    send: (page) => press(page, 'Confirm this address'),
    isKept: (page) =>
      expect(page.getByRole('button', { name: 'Confirm this address' })).toBeEnabled(),
  },
  'POST /execution-code/samples': {
    as: 'stranger',
    path: '/explore/climbingstairs',
    send: async (page) => {
      await setCode(page, '// typed\n');
      await expectCode(page, ['// typed', '']);
      await press(page, 'Run samples');
    },
    isKept: (page) => expectCode(page, ['// typed', '']),
  },
} satisfies Writes;
