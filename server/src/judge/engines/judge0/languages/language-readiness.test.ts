import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { configAnswer } from '../transport/answers.ts';
import { languageIds } from '../settings.ts';
import { readLanguages } from './language-readiness.ts';

const fixtures = new URL('../fixtures/answers.json', import.meta.url);
const recorded = JSON.parse(readFileSync(fixtures, 'utf8')) as Record<string, { text: string }>;
const config = JSON.parse(recorded['get_config_info']?.text ?? '') as Record<string, unknown>;
const offered = [{ id: 74, name: 'TypeScript (3.7.4)' }];

it.each([
  [true, [], true],
  [true, ['C', 'TypeScript'], true],
  [true, ['Type', 'Java'], false],
  [true, undefined, true],
  [false, [], false],
])('TypeScript is there where its options are taken: %s, for %j: %s', (isOn, allowed, isThere) => {
  const read = configAnswer.parse({
    ...config,
    enable_compiler_options: isOn,
    allowed_languages_for_compile_options: allowed,
  });
  const found = readLanguages(offered, read, languageIds());
  const { version } = found.find(({ language }) => language === 'TYPESCRIPT') ?? {};
  expect(version).toBe(isThere ? 'TypeScript 3.7.4' : null);
});
