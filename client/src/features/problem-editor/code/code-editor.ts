import { createContext, type ComponentType } from 'react';
import type { EditedLanguage } from '../../../lib/tab-size.ts';

export type Selected = { readonly start: number; readonly end: number };

export type FormCodeEditorProps = {
  language: EditedLanguage;
  /** Of the form; no two editors have the same. */
  name: string;
  label: string;
  code: string;
  /** Ids of what describes the field. */
  describedBy: string;
  isInvalid: boolean;
  /** Where the caret was in the plain field that it replaces; null when that had no focus. */
  selected: Selected | null;
  onChange: (code: string) => void;
  onBlur: () => void;
};

/** Fetches the editor of the solving page, which belongs to another feature: the page hands it in. */
export type LoadCodeEditor = () => Promise<ComponentType<FormCodeEditorProps>>;

/** Null: there is none, and the fields stay plain. */
export const LoadCodeEditorContext = createContext<LoadCodeEditor | null>(null);
