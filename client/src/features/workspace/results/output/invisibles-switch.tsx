import { Pilcrow } from 'lucide-react';
import { useEditorSettingsStore } from '../../settings/editor-settings.store.ts';

/** Shows blanks and line ends in outputs, because the difference may be invisible. */
export function InvisiblesSwitch() {
  const { settings, change } = useEditorSettingsStore();
  return (
    <button
      type="button"
      aria-pressed={settings.invisibles}
      className="btn btn-ghost btn-xs ms-auto gap-1 font-medium text-muted hover:text-base-content aria-pressed:bg-base-300 aria-pressed:text-base-content"
      onClick={() => change({ invisibles: !settings.invisibles })}
    >
      <Pilcrow className="size-3.5" aria-hidden="true" />
      Invisible characters
    </button>
  );
}
