import { expect, test } from 'vitest';
import { readAside } from './aside.ts';
import { readDraft, writeDraft } from './drafts.ts';
import { rememberLanguage, rememberedLanguage } from './remembered-language.ts';
import { takeVisitorDrafts, VISITOR } from './visitor-drafts.ts';

const starters = { PYTHON: '# start', JAVASCRIPT: '// start' };
const at = (userId: string, language: 'PYTHON' | 'JAVASCRIPT' = 'PYTHON') => ({
  ...{ userId, problemId: 'stairs', language },
});
const take = (problemId = 'stairs') => takeVisitorDrafts('ada', problemId, starters);

test('what was typed before signing in is the person’s, in its language, and of nobody else', () => {
  writeDraft(at(VISITOR), 'typed', starters.PYTHON);
  writeDraft(at(VISITOR, 'JAVASCRIPT'), 'typed too', starters.JAVASCRIPT);
  rememberLanguage(VISITOR, 'PYTHON');
  take('other');
  expect(readDraft(at('ada'))).toBeNull();
  take();
  expect(readDraft(at('ada'))).toBe('typed');
  expect(readDraft(at('ada', 'JAVASCRIPT'))).toBe('typed too');
  expect(rememberedLanguage('ada')).toBe('PYTHON');
  takeVisitorDrafts('bob', 'stairs', starters);
  expect(readDraft(at('bob'))).toBeNull();
});

test('a draft of the person’s own becomes a version', () => {
  writeDraft(at('ada'), 'mine', starters.PYTHON);
  writeDraft(at(VISITOR), 'typed', starters.PYTHON);
  take();
  expect(readDraft(at('ada'))).toBe('typed');
  expect(readAside(at('ada')).map(({ code }) => code)).toEqual(['mine']);
});

test('where nothing was typed, everything stays as it was', () => {
  writeDraft(at('ada'), 'mine', starters.PYTHON);
  rememberLanguage('ada', 'JAVASCRIPT');
  rememberLanguage(VISITOR, 'PYTHON');
  take();
  expect(readDraft(at('ada'))).toBe('mine');
  expect(readAside(at('ada'))).toEqual([]);
  expect(rememberedLanguage('ada')).toBe('JAVASCRIPT');
});
