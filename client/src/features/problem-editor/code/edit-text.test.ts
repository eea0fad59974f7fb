import { expect, test } from 'vitest';
import { breakLine, indent, outdent, type TextEdit } from './edit-text.ts';

/** `|` is the caret, or both ends of the selection. */
function apply(marked: string, edit: (state: Parameters<typeof breakLine>[0]) => TextEdit): string {
  const start = marked.indexOf('|');
  const text = marked.replaceAll('|', '');
  const last = marked.lastIndexOf('|');
  const { from, to, insert, ...selected } = edit({
    text,
    start,
    end: last > start ? last - 1 : start,
  });
  const result = text.slice(0, from) + insert + text.slice(to);
  const [a, b] = [selected.start, selected.end];
  return a === b
    ? `${result.slice(0, a)}|${result.slice(a)}`
    : `${result.slice(0, a)}|${result.slice(a, b)}|${result.slice(b)}`;
}

test('Tab moves the caret on by one indent', () => {
  expect(apply('a|b', (state) => indent(state, '  '))).toBe('a  |b');
});

test('Tab moves every selected line', () => {
  expect(apply('x\n|a\nb|\nc', (state) => indent(state, '  '))).toBe('x\n  |a\n  b|\nc');
});

test('Shift+Tab takes one indent off, or what there is of it', () => {
  expect(apply('|    a\n b|', (state) => outdent(state, '  '))).toBe('|  a\nb|');
  expect(apply('    a|', (state) => outdent(state, '    '))).toBe('a|');
});

test('Enter keeps the indentation', () => {
  expect(apply('  if x:|', breakLine)).toBe('  if x:\n  |');
});
