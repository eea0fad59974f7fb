import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isHolding } from '../../../lib/browser/storage.ts';
import { useEditorStore } from './editor.store.ts';

const start = useEditorStore.getInitialState();
const store = () => useEditorStore.getState();
const starters = { PYTHON: '# start', JAVASCRIPT: '// start' };

beforeEach(() => {
  useEditorStore.setState(start, true);
});

function visit(userId = 'ada', problemId = 'stairs') {
  store().close();
  store().open(userId, problemId, starters);
}

describe('the editor', () => {
  it('shows the starter on the first visit of a language', () => {
    visit();
    expect(store()).toMatchObject({ place: { language: 'JAVASCRIPT' }, code: '// start' });
    store().setLanguage('PYTHON');
    expect(store().code).toBe('# start');
  });

  it('shows what another tab makes of the same draft, and of no other', () => {
    visit();
    const stop = store().followOtherTabs();
    const change = (problemId: string, code: string) => {
      const key = `stepwise.draft.v1:ada:${problemId}:JAVASCRIPT`;
      localStorage.setItem(key, code);
      window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
    };
    change('stairs', 'typed over there');
    expect(store().code).toBe('typed over there');
    change('other', 'of another problem');
    expect(store().code).toBe('typed over there');
    stop();
    change('stairs', 'unseen');
    expect(store().code).toBe('typed over there');
  });

  it('keeps a draft per language', () => {
    visit();
    store().setCode('js draft');
    store().setLanguage('PYTHON');
    store().setCode('py draft');
    store().setLanguage('JAVASCRIPT');
    expect(store().code).toBe('js draft');
  });

  it('loses nothing that the browser refuses to keep: another language, another problem, back', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    visit();
    store().setCode('an hour of work');
    store().setLanguage('PYTHON');
    expect(isHolding()).toBe(true);
    store().setLanguage('JAVASCRIPT');
    expect(store().code).toBe('an hour of work');
    visit('ada', 'other');
    visit();
    expect(store().code).toBe('an hour of work');
    expect(isHolding()).toBe(true);
    full.mockRestore();
    store().setCode('an hour of work.');
    expect(isHolding()).toBe(false);
  });

  it('knows the code of a language that it does not show', () => {
    visit();
    store().setCode('js draft');
    expect(store().codeIn('PYTHON')).toBe('# start');
    store().setLanguage('PYTHON');
    expect(store().codeIn('JAVASCRIPT')).toBe('js draft');
    expect(store().codeIn('PYTHON')).toBe('# start');
  });

  it('finds draft and language again on the next visit', () => {
    visit();
    store().setLanguage('PYTHON');
    store().setCode('py draft');
    visit();
    expect(store()).toMatchObject({ place: { language: 'PYTHON' }, code: 'py draft' });
  });

  it('shows nobody the draft of another person or problem', () => {
    visit('ada', 'stairs');
    store().setCode('mine');
    visit('bob', 'stairs');
    expect(store().code).toBe('// start');
    visit('ada', 'other');
    expect(store().code).toBe('// start');
  });

  it('takes back a reset to the letter', () => {
    visit();
    store().setCode('an hour of work\n');
    const undo = store().reset();
    expect(store().code).toBe('// start');
    undo();
    expect(store().code).toBe('an hour of work\n');
  });

  it('takes back a reset after the language was changed', () => {
    visit();
    store().setCode('an hour of work');
    const undo = store().reset();
    store().setLanguage('PYTHON');
    undo();
    expect(store()).toMatchObject({ place: { language: 'JAVASCRIPT' }, code: 'an hour of work' });
  });

  it('takes back a reset after the page was left', () => {
    visit();
    store().setCode('an hour of work');
    const undo = store().reset();
    visit('ada', 'other');
    undo();
    expect(store().code).toBe('// start');
    visit('ada', 'stairs');
    expect(store().code).toBe('an hour of work');
  });

  it('puts a program of another language into its own editor', () => {
    visit();
    store().setCode('js draft');
    const undo = store().replaceCode('PYTHON', 'from a submission');
    expect(store()).toMatchObject({ place: { language: 'PYTHON' }, code: 'from a submission' });
    undo();
    expect(store().code).toBe('# start');
    store().setLanguage('JAVASCRIPT');
    expect(store().code).toBe('js draft');
  });

  it('falls back to a language the problem has', () => {
    localStorage.setItem('stepwise.language.v1:ada', 'JAVA');
    visit();
    expect(store().place?.language).toBe('JAVASCRIPT');
  });

  it('stays closed for a problem without starters', () => {
    store().open('ada', 'stairs', {});
    store().setCode('lost?');
    expect(store()).toMatchObject({ place: null, code: '' });
  });
});
