import type { LanguageKey } from '@stepwise/contracts/language';

export type EditorProps = {
  language: LanguageKey;
  code: string;
  onChange: (code: string) => void;
  onTabMovingChange: (isTabMoving: boolean) => void;
  /** Told how to format the code as soon as there is an editor, and null when it is gone. */
  onFormatterChange: (format: (() => void) | null) => void;
};
