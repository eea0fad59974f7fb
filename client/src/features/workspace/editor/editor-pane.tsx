import type { LanguageKey, LanguageStatus } from '@stepwise/contracts/language';
import { useEffect, useState } from 'react';
import { WhenSeen } from '../../../lib/browser/screen/when-seen.tsx';
import { useEditorStore } from './editor.store.ts';
import { EditorSkeleton, EditorSlot } from './editor-slot.tsx';
import { prefetchEditor } from './monaco/load-editor.ts';
import { EditorSettingsMenu } from '../settings/editor-settings-menu.tsx';
import { DraftConflict } from '../drafts/draft-conflict.tsx';
import { DraftVersions } from '../drafts/draft-versions.tsx';
import { VisitorDraftOffer } from '../drafts/visitor-draft-offer.tsx';
import { EditorStatus } from './editor-status.tsx';
import { FormatButton } from '../formatting/format-button.tsx';
import { showUndo } from '../../../components/ui/show-undo.tsx';
import { LanguageSelect } from '../settings/language-select.tsx';
import type { EditorTools } from './tools/editor-tools.ts';
import { SymbolRow } from './tools/symbol-row.tsx';
import { useTyping } from './tools/use-typing.ts';

type EditorPaneProps = {
  statuses: readonly LanguageStatus[] | null;
  /** Of somebody who is not signed in: what they type stays in this browser, without versions. */
  isVisitor?: boolean;
};

export function EditorPane({ statuses, isVisitor = false }: EditorPaneProps) {
  const { place, starters, code, setLanguage, setCode, replaceCode } = useEditorStore();
  const [isTabMoving, setTabMoving] = useState(false);
  const [tools, setTools] = useState<EditorTools | null>(null);
  const { isTyping, watch } = useTyping();
  useEffect(prefetchEditor, []);
  if (!place) {
    return <p className="p-5 text-sm text-muted">This problem has no starter code yet.</p>;
  }
  const languages = Object.keys(starters) as LanguageKey[];
  return (
    <section aria-label="Code" className="flex h-full flex-col" {...watch}>
      <div className="relative flex shrink-0 flex-wrap items-center border-b border-line px-1.5 py-1">
        <LanguageSelect
          offered={languages}
          statuses={statuses}
          value={place.language}
          onChange={setLanguage}
        />
        <FormatButton language={place.language} format={tools?.format ?? null} />
        {isVisitor ? null : (
          <DraftVersions
            place={place}
            onRestore={(former) =>
              showUndo('Version restored', replaceCode(place.language, former))
            }
          />
        )}
        <EditorSettingsMenu />
      </div>
      {isVisitor ? null : (
        <>
          <DraftConflict language={place.language} />
          <VisitorDraftOffer
            key={`${place.userId} ${place.problemId}`}
            {...{ languages, problemId: place.problemId }}
          />
        </>
      )}
      {/* On a phone it is behind a tab of its own. */}
      <WhenSeen placeholder={<EditorSkeleton />} className="relative min-h-0 flex-1">
        <EditorSlot
          language={place.language}
          code={code}
          starter={starters[place.language] ?? ''}
          onChange={setCode}
          onTabMovingChange={setTabMoving}
          onToolsChange={setTools}
        />
      </WhenSeen>
      <EditorStatus {...{ isTabMoving, isVisitor }} language={place.language} />
      {isTyping && tools ? <SymbolRow tools={tools} /> : null}
    </section>
  );
}
