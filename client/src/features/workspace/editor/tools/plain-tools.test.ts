import { afterEach, expect, test, vi } from 'vitest';
import { plainTools } from './plain-tools.ts';

const area = document.createElement('textarea');
document.body.append(area);

afterEach(() => area.blur());

function write(code: string) {
  area.value = code;
  area.setSelectionRange(code.length, code.length);
  const onChange = vi.fn();
  return { onChange, tools: plainTools(area, 4, onChange) };
}

test('a symbol takes the place of the selection, and the cursor stands behind it', () => {
  const { tools, onChange } = write('one two');
  area.setSelectionRange(0, 3);
  tools.insert('(');
  expect(onChange).toHaveBeenCalledWith('( two');
  expect(area.selectionStart).toBe(1);
  expect(area.selectionEnd).toBe(1);
  expect(area).toHaveFocus();
});

test.each([
  ['', '    '],
  ['abc', 'abc '],
  ['abcd', 'abcd    '],
  ['abc\nde', 'abc\nde  '],
])('Tab after %j goes to the next stop of its line', (before, after) => {
  const { tools, onChange } = write(before);
  tools.tab();
  expect(onChange).toHaveBeenCalledWith(after);
});
