import { useEditorStore } from '../../features/workspace/editor/editor.store.ts';
import { useWorkspaceStore } from '../../features/workspace/run/workspace.store.ts';
import { openLanguages } from '../../features/workspace/settings/open-languages.ts';

/** Leads to the list of languages, where it has another one that runs here. */
export function OtherLanguage() {
  const { place, starters } = useEditorStore();
  const statuses = useWorkspaceStore((state) => state.languages);
  const missing = statuses?.filter(({ available }) => !available).map(({ key }) => key) ?? [];
  const choices = Object.keys(starters).filter((key) => !missing.some((one) => one === key));
  if (!place || choices.every((key) => key === place.language)) return null;
  return (
    <button
      type="button"
      className="cursor-pointer underline underline-offset-2"
      onClick={openLanguages}
    >
      Try it in another language
    </button>
  );
}
