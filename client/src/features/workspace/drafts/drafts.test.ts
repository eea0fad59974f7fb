import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft, writeDraft, type DraftPlace } from './drafts.ts';

const ada: DraftPlace = { userId: 'ada', problemId: 'stairs', language: 'PYTHON' };

beforeEach(() => {
  localStorage.clear();
});

describe('drafts', () => {
  it('gives back what was written, to the letter', () => {
    const code = 'def f():\n\treturn "😀"  \n\n';
    expect(writeDraft(ada, code, 'starter')).toBe(true);
    expect(readDraft(ada)).toBe(code);
  });

  it('keeps an emptied editor empty', () => {
    writeDraft(ada, '', 'starter');
    expect(readDraft(ada)).toBe('');
  });

  it('keeps users, problems and languages apart', () => {
    writeDraft(ada, 'mine', 'starter');
    expect(readDraft({ ...ada, userId: 'bob' })).toBeNull();
    expect(readDraft({ ...ada, problemId: 'other' })).toBeNull();
    expect(readDraft({ ...ada, language: 'JAVA' })).toBeNull();
  });

  it('drops a draft that equals the starter', () => {
    writeDraft(ada, 'mine', 'starter');
    writeDraft(ada, 'starter', 'starter');
    expect(readDraft(ada)).toBeNull();
  });

  it('says so when the browser refuses to store, and holds the draft as long as the page', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(writeDraft(ada, 'mine', 'starter')).toBe(false);
    full.mockRestore();
    expect(readDraft(ada)).toBe('mine');
    expect(writeDraft(ada, 'shorter', 'starter')).toBe(true);
    expect(readDraft(ada)).toBe('shorter');
  });
});
