import { afterEach, expect, test } from 'vitest';
import { isLoopback, siteAddress } from './site-address.ts';

afterEach(() => document.head.replaceChildren());

test.each([
  ['http://localhost:3000', true],
  ['http://LOCALHOST.:3000', true],
  ['http://judge.localhost', true],
  ['http://127.0.0.1:3000', true],
  ['http://127.1:3000', true],
  ['http://2130706433', true],
  ['http://0.0.0.0:3000', true],
  ['http://[::1]:3000', true],
  ['http://[::]:3000', true],
  ['http://[::ffff:127.0.0.1]:3000', true],
  ['https://judge.example', false],
  ['http://localhost.example', false],
  ['http://notlocalhost:3000', false],
  ['http://127.0.0.1.example', false],
  ['http://192.168.1.20:3000', false],
  ['http://[fe80::1]:3000', false],
  ['http://judge', false],
])('%s is a loopback address: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});

test('links begin with what the server was told, or else as the page was opened', () => {
  expect(siteAddress()).toBe(window.location.origin);
  document.head.innerHTML = '<meta name="stepwise-address" content="" />';
  expect(siteAddress()).toBe(window.location.origin);
  document.head.innerHTML = '<meta name="stepwise-address" content="https://judge.example" />';
  expect(siteAddress()).toBe('https://judge.example');
});
