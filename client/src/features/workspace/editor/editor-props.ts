import type { LanguageKey } from '@stepwise/contracts/language';
import type { EditorTools } from './tools/editor-tools.ts';

export type EditorProps = {
  language: LanguageKey;
  code: string;
  /** What the code began with; empty where there is none. */
  starter: string;
  onChange: (code: string) => void;
  onTabMovingChange: (isTabMoving: boolean) => void;
  /** Told what can be done with the code as soon as there is an editor, and null when it is gone. */
  onToolsChange: (tools: EditorTools | null) => void;
};
