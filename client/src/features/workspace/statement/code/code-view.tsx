import type { LanguageKey } from '@stepwise/contracts/language';
import { lazy, Suspense } from 'react';
import { Boundary } from '../../../../lib/browser/boundary.tsx';

const HighlightedCode = lazy(async () => ({
  default: (await import('./highlighted-code.tsx')).HighlightedCode,
}));

type CodeViewProps = { label: string; code: string; language: LanguageKey };

/** Code to read: plain at once, coloured when the editor's chunk is here. */
export function CodeView({ label, code: whole, language }: CodeViewProps) {
  // Coloured, the end of the last line would be a line more, and all below would move.
  const code = whole.replace(/\n$/, '');
  return (
    <pre
      role="region"
      aria-label={label}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so a keyboard has to get there
      tabIndex={0}
      className="h-full overflow-auto px-4 py-3 font-mono text-[0.8125rem] leading-relaxed -outline-offset-2"
    >
      <Boundary fallback={<code>{code}</code>}>
        <Suspense fallback={<code>{code}</code>}>
          <HighlightedCode code={code} language={language} />
        </Suspense>
      </Boundary>
    </pre>
  );
}
