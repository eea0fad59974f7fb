import type { EditorTools } from './editor-tools.ts';

/** @param onChange told of text that the browser itself does not report */
export function plainTools(
  area: HTMLTextAreaElement,
  tabSize: number,
  onChange: (code: string) => void,
): EditorTools {
  const insert = (text: string) => {
    area.focus();
    if (command('insertText', text)) return;
    area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
    onChange(area.value);
  };
  return {
    format: null,
    insert,
    tab: () => {
      const before = area.value.slice(0, area.selectionStart);
      const column = before.length - (before.lastIndexOf('\n') + 1);
      insert(' '.repeat(tabSize - (column % tabSize)));
    },
    undo: () => {
      area.focus();
      command('undo');
    },
    redo: () => {
      area.focus();
      command('redo');
    },
  };
}

/** False where the browser no longer knows it. */
function command(name: string, value?: string): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else lets the browser's undo know
  const { execCommand } = document as Partial<Pick<Document, 'execCommand'>>;
  return execCommand?.call(document, name, false, value) ?? false;
}
