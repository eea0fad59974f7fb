import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, readSettings, writeSettings } from './editor-settings.ts';

test('settings are kept per person', () => {
  const chosen = {
    ...DEFAULT_SETTINGS,
    fontSize: 18,
    readingSize: 20,
    tabSize: 8,
    wordWrap: true,
  } as const;
  writeSettings('ann', chosen);
  expect(readSettings('ann')).toEqual(chosen);
  expect(readSettings('bob')).toEqual(DEFAULT_SETTINGS);
});

test('what no select offers is as by default', () => {
  localStorage.setItem(
    'stepwise.editor.v1:ann',
    '{"fontSize":900,"readingSize":9,"tabSize":2,"wordWrap":"yes"}',
  );
  expect(readSettings('ann')).toEqual({ ...DEFAULT_SETTINGS, tabSize: 2 });
  localStorage.setItem('stepwise.editor.v1:ann', '[');
  expect(readSettings('ann')).toEqual(DEFAULT_SETTINGS);
});
