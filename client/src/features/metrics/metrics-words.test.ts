import { expect, test } from 'vitest';
import {
  formatBytes,
  formatCount,
  formatRate,
  formatShare,
  formatSpan,
  formatWait,
} from './metrics-words.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1_234_567, '1,234,567'],
])('a count of %s is %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1.0 kB'],
  [8_192, '8.2 kB'],
  [9_960_000, '10 MB'],
  [12_400_000_000, '12 GB'],
  [1_260_000_000, '1.3 GB'],
  [3_000_000_000_000, '3.0 TB'],
])('%s bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test.each([
  [0.4, '0 s'],
  [59, '59 s'],
  [119.9, '119 s'],
  [120, '2 min'],
  [7_199, '119 min'],
  [7_200, '2 h'],
  [172_799, '47 h'],
  [172_800, '2 days'],
  [90_000_000, '1,041 days'],
])('a span of %s seconds is %s', (seconds, text) => {
  expect(formatSpan(seconds)).toBe(text);
});

test.each([
  [null, '–'],
  [0.04, '0.0 s'],
  [1.24, '1.2 s'],
  [12.3, '12 s'],
  [75, '75 s'],
  [240, '4 min'],
])('a wait of %s seconds is %s', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text);
});

test.each([
  [0, '0'],
  [0.017, 'under 0.1'],
  [0.1, '0.1'],
  [4.2, '4.2'],
  [37.6, '38'],
])('%s a minute are %s', (rate, text) => {
  expect(formatRate(rate)).toBe(text);
});

test.each([
  [0, 0, '–'],
  [0, 5, '0%'],
  [1, 3, '33%'],
  [5, 5, '100%'],
])('%s of %s are %s', (part, total, text) => {
  expect(formatShare(part, total)).toBe(text);
});
