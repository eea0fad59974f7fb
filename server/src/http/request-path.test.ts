import { expect, it } from 'vitest';
import { requestPath } from './request-path.ts';

it.each([
  ['/api/v1/problems?page=2', '/api/v1/problems'],
  ['http://any.example:81/api/v1/problems?next=http://b/c', '/api/v1/problems'],
  ['HTTPS://any.example/a', '/a'],
  ['//a//b', '//a//b'],
  ['/a/http://b', '/a/http://b'],
  ['*', '*'],
  ['', ''],
])('%s asks for %s', (target, path) => {
  expect(requestPath(target)).toBe(path);
});
