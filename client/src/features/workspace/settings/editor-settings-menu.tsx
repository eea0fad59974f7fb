import { Keyboard, Settings2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { useEditorSettingsStore } from './editor-settings.store.ts';
import { useDismiss } from '../../../lib/browser/focus/use-dismiss.ts';
import { usePlainKey } from '../../../lib/browser/use-plain-key.ts';
import { EditorSettingsForm } from './editor-settings-form.tsx';
import { KeyList } from './key-list.tsx';

/**
 * The gear above the editor, with the settings and the list of keys behind it. They open below the row that
 * it is in: on a small screen it may stand at either end of a line.
 */
export function EditorSettingsMenu() {
  const hasHelpKey = useEditorSettingsStore(({ settings }) => settings.helpKey);
  const [isOpen, setOpen] = useState(false);
  const [areKeysOpen, setKeysOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const gear = useRef<HTMLButtonElement>(null);

  useDismiss(isOpen, root, (returnsFocus) => {
    setOpen(false);
    if (returnsFocus) gear.current?.focus();
  });
  usePlainKey('?', hasHelpKey, () => setKeysOpen(true));

  return (
    <div ref={root}>
      <button
        ref={gear}
        type="button"
        className="btn btn-ghost btn-sm btn-square text-muted hover:text-base-content"
        aria-label="Editor settings"
        title="Editor settings"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Settings2 className="size-4" aria-hidden="true" />
      </button>
      {isOpen ? (
        <div
          id={id}
          role="group"
          aria-label="Editor settings"
          className="surface absolute end-1.5 top-full z-30 mt-1 flex w-72 max-w-[calc(100%-0.75rem)] flex-col gap-3 bg-base-300! p-4 shadow-xl"
        >
          <EditorSettingsForm />
          <Button
            variant="ghost"
            size="sm"
            className="-mx-2 justify-start"
            icon={<Keyboard className="size-4" aria-hidden="true" />}
            onClick={() => {
              setOpen(false);
              // The dialog gives the focus back to where it was: that is about to be gone.
              gear.current?.focus();
              setKeysOpen(true);
            }}
          >
            Keyboard shortcuts
          </Button>
        </div>
      ) : null}
      <KeyList open={areKeysOpen} onClose={() => setKeysOpen(false)} />
    </div>
  );
}
