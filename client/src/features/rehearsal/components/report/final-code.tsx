import type { LanguageKey } from '@stepwise/contracts/language';
import { languageLabel } from '@stepwise/contracts/language-list';
import type { ReactNode } from 'react';

type Program = { readonly language: LanguageKey; readonly code: string };

/** Shows a program; what draws code belongs to another feature. */
export type RenderCode = (code: Program) => ReactNode;

/** The program as it stood at the end. */
export function FinalCode({ final, renderCode }: { final: Program; renderCode: RenderCode }) {
  return (
    <div>
      <p className="mb-1.5 text-sm font-medium">Final code, {languageLabel(final.language)}</p>
      <div className="max-h-[30rem] overflow-hidden rounded-field border border-line bg-base-100">
        <div className="flex max-h-[30rem] flex-col">{renderCode(final)}</div>
      </div>
    </div>
  );
}
