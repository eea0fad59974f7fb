import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Toaster } from '../../../components/layout/toasts/toaster.tsx';
import { useEditorStore } from '../editor/editor.store.ts';
import { readAside } from './aside.ts';
import { readDraft, writeDraft } from './drafts.ts';
import { rememberLanguage, rememberedLanguage } from './remembered-language.ts';
import { VisitorDraftOffer } from './visitor-draft-offer.tsx';
import { VISITOR } from './visitor-drafts.ts';

const starters = { JAVASCRIPT: '// start', PYTHON: '# start' };
const at = (userId: string, language: 'PYTHON' | 'JAVASCRIPT' = 'PYTHON') => ({
  ...{ userId, problemId: 'stairs', language },
});
const typed = () => readDraft(at(VISITOR));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  useEditorStore.setState(useEditorStore.getInitialState(), true);
  writeDraft(at(VISITOR), 'typed', starters.PYTHON);
  rememberLanguage(VISITOR, 'PYTHON');
});

/** The page of a person who has just opened a problem. */
function open(problemId = 'stairs') {
  useEditorStore.getState().open('ada', problemId, starters);
  render(
    <>
      <VisitorDraftOffer problemId={problemId} languages={['JAVASCRIPT', 'PYTHON']} />
      <Toaster />
    </>,
  );
}

test('what a visitor typed is nobody’s until somebody says so', () => {
  writeDraft(at('ada'), 'mine', starters.PYTHON);
  open();
  expect(screen.getByRole('alert')).toHaveTextContent('A program in Python was typed');
  expect(readDraft(at('ada'))).toBe('mine');
  expect(readAside(at('ada'))).toEqual([]);
  expect(rememberedLanguage('ada')).toBeNull();
  expect(typed()).toBe('typed');
});

test('who uses it has it in the editor, and their own as a version', async () => {
  writeDraft(at('ada'), 'mine', starters.PYTHON);
  open();
  await press('Use it');
  const { code, place } = useEditorStore.getState();
  expect([code, place?.language]).toEqual(['typed', 'PYTHON']);
  expect(readDraft(at('ada'))).toBe('typed');
  expect(readAside(at('ada')).map((aside) => aside.code)).toEqual(['mine']);
  expect(rememberedLanguage('ada')).toBe('PYTHON');
  expect(typed()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.body).not.toHaveFocus();
});

test('who discards it keeps everything, and nobody is asked again', async () => {
  writeDraft(at('ada'), 'mine', starters.PYTHON);
  open();
  await press('Discard it');
  expect(readDraft(at('ada'))).toBe('mine');
  expect(typed()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(['Use it', 'Discard it'])('%s can be undone', async (name) => {
  writeDraft(at('ada'), 'mine', starters.PYTHON);
  open();
  await press(name);
  await press('Undo');
  expect(readDraft(at('ada'))).toBe('mine');
  expect(typed()).toBe('typed');
  expect(screen.getByRole('button', { name: 'Use it' })).toBeVisible();
});

test('it asks of each language, the last used first', async () => {
  writeDraft(at(VISITOR, 'JAVASCRIPT'), 'typed too', starters.JAVASCRIPT);
  open();
  await press('Use it');
  expect(screen.getByRole('alert')).toHaveTextContent('A program in JavaScript was typed');
  expect(readDraft(at('ada', 'JAVASCRIPT'))).toBeNull();
  await press('Use it');
  expect(readDraft(at('ada', 'JAVASCRIPT'))).toBe('typed too');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('of another problem nothing is offered', () => {
  open('islands');
  expect(screen.queryByRole('alert')).toBeNull();
});
