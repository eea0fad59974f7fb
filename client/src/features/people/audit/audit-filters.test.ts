import { expect, test } from 'vitest';
import { filtersIn, paramsOf, wishOf } from './audit-filters.ts';

const wishOfAddress = (query: string) => wishOf(filtersIn(new URLSearchParams(query)));

test('an address without filters asks for everything', () => {
  expect(wishOfAddress('')).toEqual({});
});

test('the days of an address are whole days of the reader', () => {
  const { since, until, ...rest } = wishOfAddress(
    'act=role.changed&by=ada&about=Two+Sum&from=2026-03-04&to=2026-03-05',
  );
  expect(rest).toEqual({ action: 'role.changed', by: 'ada', about: 'Two Sum' });
  expect(since).toBe(new Date(2026, 2, 4).toISOString());
  expect(until).toBe(new Date(2026, 2, 6).toISOString());
});

test.each([
  'act=planet.moved',
  'from=yesterday',
  'to=2026-13-40',
  'by=',
  'about=+',
  'to=9999-12-31',
])('%s asks for nothing that the server refuses', (query) => {
  const { until = '2026', ...rest } = wishOfAddress(query);
  expect(rest).toEqual({});
  expect(until).toMatch(/^\d{4}/);
});

test('filters that say nothing are left out of the address', () => {
  const filters = { act: '', by: 'Ada', about: '', from: '', to: '2026-03-05' };
  expect(paramsOf(filters).toString()).toBe('by=Ada&to=2026-03-05');
});
