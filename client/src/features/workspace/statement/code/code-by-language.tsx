import { LANGUAGE_KEYS, languageLabel, type LanguageKey } from '@stepwise/contracts/language-list';
import { useRef, useState } from 'react';
import { useEditorStore } from '../../editor/editor.store.ts';
import { CodeView } from './code-view.tsx';
import { CopyButton } from './copy-button.tsx';

type CodeByLanguageProps = {
  /** What it is, as in "Language of the solution". */
  what: string;
  programs: Partial<Record<LanguageKey, string>>;
};

/** A program in the language of the editor first, and in the others on demand. */
export function CodeByLanguage({ what, programs }: CodeByLanguageProps) {
  const current = useEditorStore((state) => state.place?.language);
  const languages = LANGUAGE_KEYS.filter((key) => programs[key]);
  const [chosen, setChosen] = useState<LanguageKey | undefined>(current);
  const code = useRef<HTMLDivElement>(null);
  const language = languages.find((key) => key === chosen) ?? languages[0];
  if (!language) return <p className="mt-1 text-sm text-muted">No {what} yet.</p>;
  const text = programs[language] ?? '';
  return (
    <div className="surface overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-1.5 py-1">
        <select
          aria-label={`Language of the ${what}`}
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
        <CodeView label={`Code of the ${what}`} code={text} language={language} />
      </div>
    </div>
  );
}
