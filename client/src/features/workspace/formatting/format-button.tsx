import type { LanguageKey } from '@stepwise/contracts/language';
import { AlignLeft } from 'lucide-react';
import { FORMATTERS } from './formatters.ts';

type FormatButtonProps = { language: LanguageKey; format: (() => void) | null };

/** Says what it does in this language: only some can be laid out anew. */
export function FormatButton({ language, format }: FormatButtonProps) {
  const { label } = FORMATTERS[language];
  return (
    <button
      type="button"
      className="btn btn-ghost btn-sm ms-auto px-2 font-normal text-muted hover:text-base-content"
      title={`${label} (Shift+Alt+F)`}
      aria-keyshortcuts="Shift+Alt+F"
      disabled={format === null}
      onClick={() => format?.()}
    >
      <AlignLeft className="size-4" aria-hidden="true" />
      {label}
    </button>
  );
}
