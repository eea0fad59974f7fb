import { LANGUAGE_KEYS, languageLabel, type LanguageKey } from '@stepwise/contracts/language-list';
import { useRef, useState } from 'react';
import { useEditorStore } from '../../editor/editor.store.ts';
import type { ReferenceSolution } from './reference-solution.api.ts';
import { CodeView } from '../code/code-view.tsx';
import { CopyButton } from '../code/copy-button.tsx';

/** A solution in the language of the editor first, and in the others on demand. */
export function SolutionCode({ solution }: { solution: ReferenceSolution }) {
  const current = useEditorStore((state) => state.place?.language);
  const languages = LANGUAGE_KEYS.filter((key) => solution[key]);
  const [chosen, setChosen] = useState<LanguageKey | undefined>(current);
  const code = useRef<HTMLDivElement>(null);
  const language = languages.find((key) => key === chosen) ?? languages[0];
  if (!language) return <p className="mt-1 text-sm text-muted">No reference solution yet.</p>;
  const text = solution[language] ?? '';
  return (
    <div className="surface mt-3 overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-1.5 py-1">
        <select
          aria-label="Language of the solution"
          className="select select-sm w-auto border-transparent bg-transparent font-medium hover:border-field-line"
          value={language}
          onChange={(event) => setChosen(event.target.value as LanguageKey)}
        >
          {languages.map((key) => (
            <option key={key} value={key}>
              {languageLabel(key)}
            </option>
          ))}
        </select>
        <CopyButton text={text} shownIn={code} />
      </div>
      <div ref={code}>
        <CodeView label="Code of the solution" code={text} language={language} />
      </div>
    </div>
  );
}
