import {
  type ComponentType,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react';
import { useInView } from '../../../lib/browser/screen/use-in-view.ts';
import { LoadCodeEditorContext, type FormCodeEditorProps, type Selected } from './code-editor.ts';

type CodeEditor = {
  /** Null until it has been fetched, and where it cannot be. */
  readonly Editor: ComponentType<FormCodeEditorProps> | null;
  /** Of the plain field at the moment it was replaced. */
  readonly selected: Selected | null;
  /** For the element around the field. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly fetch: () => void;
};

/** Fetches the editor once its field is seen or focused: the form does not wait for it. */
export function useCodeEditor(): CodeEditor {
  const load = useContext(LoadCodeEditorContext);
  const [place, isSeen] = useInView<HTMLDivElement>(0);
  const [fetched, setFetched] = useState<Pick<CodeEditor, 'Editor' | 'selected'>>({
    Editor: null,
    selected: null,
  });

  const fetch = useCallback(() => {
    load?.().then(
      (Editor) =>
        setFetched((known) =>
          known.Editor ? known : { Editor, selected: selectedIn(place.current) },
        ),
      // The plain field does the same.
      () => undefined,
    );
  }, [load, place]);

  useEffect(() => {
    if (isSeen) fetch();
  }, [isSeen, fetch]);

  return { ...fetched, place, fetch };
}

function selectedIn(place: HTMLElement | null): Selected | null {
  const field = document.activeElement;
  if (!(field instanceof HTMLTextAreaElement) || place?.contains(field) !== true) return null;
  return { start: field.selectionStart, end: field.selectionEnd };
}
