import { ArrowRightToLine, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode, SyntheticEvent } from 'react';
import { useKeyboardHeight } from '../../../../lib/browser/screen/use-keyboard-height.ts';
import type { EditorTools } from './editor-tools.ts';
import { SYMBOLS } from './symbols.ts';

/** The keys that an on-screen keyboard hides or lacks, in one line just above it. */
export function SymbolRow({ tools }: { tools: EditorTools }) {
  const keyboardHeight = useKeyboardHeight();
  return (
    <>
      {/* Keeps the last lines of the code from lying under the row and the keyboard. */}
      <div className="shrink-0" style={{ height: `calc(2.75rem + ${keyboardHeight}px)` }} />
      <div
        role="toolbar"
        aria-label="Symbols"
        className="fixed inset-x-0 z-30 flex h-11 touch-pan-x overflow-x-auto border-t border-line bg-base-200 [scrollbar-width:none]"
        style={{ bottom: keyboardHeight }}
        onPointerDown={keepFocus}
        onMouseDown={keepFocus}
      >
        <Key name="Tab" onPress={tools.tab}>
          <ArrowRightToLine className="size-5" aria-hidden="true" />
        </Key>
        <Key name="Undo" onPress={tools.undo}>
          <Undo2 className="size-5" aria-hidden="true" />
        </Key>
        <Key name="Redo" onPress={tools.redo}>
          <Redo2 className="size-5" aria-hidden="true" />
        </Key>
        {SYMBOLS.map(([symbol, name]) => (
          <Key key={symbol} name={name} onPress={() => tools.insert(symbol)}>
            {symbol}
          </Key>
        ))}
      </div>
    </>
  );
}

type KeyProps = { name: string; onPress: () => void; children: ReactNode };

function Key({ name, onPress, children }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={name}
      className="grid min-w-11 shrink-0 place-items-center font-mono text-lg -outline-offset-2 active:bg-base-300"
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** Without the focus in the code, the keyboard would go. */
function keepFocus(event: SyntheticEvent): void {
  event.preventDefault();
}
