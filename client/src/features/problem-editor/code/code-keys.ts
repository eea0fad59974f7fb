import { TAB_SIZE, type EditedLanguage } from '../../../lib/tab-size.ts';
import { breakLine, indent, outdent, type TextEdit, type TextState } from './edit-text.ts';

type Key = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/** What a key does to code; null for keys that the browser handles. */
export function editOfKey(key: Key, state: TextState, language: EditedLanguage): TextEdit | null {
  if (key.ctrlKey || key.metaKey || key.altKey) return null;
  const unit = ' '.repeat(TAB_SIZE[language]);
  if (key.key === 'Tab') return key.shiftKey ? outdent(state, unit) : indent(state, unit);
  return key.key === 'Enter' ? breakLine(state) : null;
}

type Editing = { execCommand?: (command: string, withUi: boolean, text: string) => boolean };

/** Edits the field as a person would: it can be undone, and whoever listens to the field hears it. */
export function applyEdit(field: HTMLTextAreaElement, edit: TextEdit): void {
  field.setSelectionRange(edit.from, edit.to);
  // The one way that keeps the browser's undo. It is deprecated without a successor, and not in jsdom.
  const editing: Editing = document;
  const command = edit.insert === '' ? 'delete' : 'insertText';
  const isDone = editing.execCommand?.(command, false, edit.insert) ?? false;
  if (!isDone) {
    field.setRangeText(edit.insert);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(edit.start, edit.end);
}
