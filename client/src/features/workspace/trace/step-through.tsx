import type { LanguageKey } from '@stepwise/contracts/language';
import { isTraced } from '@stepwise/contracts/trace-limits';
import { Footprints } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { MissingPart } from '../../../components/ui/states/missing-part.tsx';
import { Boundary } from '../../../lib/browser/boundary.tsx';
import { inTime } from '../../../lib/in-time.ts';
import { useEditorStore } from '../editor/editor.store.ts';
import { useWorkspaceStore } from '../run/workspace.store.ts';
import { Waiting } from './waiting.tsx';
import { NO_STEPS, whyNoSteps } from './why-no-steps.ts';

const TraceRun = lazy(async () => ({
  default: (await inTime(import('./trace-run.tsx'))).TraceRun,
}));

type StepThroughProps = {
  language: LanguageKey | null;
  source: string;
  input: string;
  /** What the program should print on it; null where that is unknown. */
  expected: string | null;
  /** What it printed when it was judged; null where that is unknown. */
  printed: string | null;
};

/** Opens the run of a program on one input, step by step, or says why that cannot be. */
export function StepThrough({ language, source, input, expected, printed }: StepThroughProps) {
  const [isOpen, setOpen] = useState(false);
  const starter = useEditorStore(({ starters }) => (language && starters[language]) ?? null);
  const languages = useWorkspaceStore((state) => state.languages);
  if (language === null || languages === null) return null;
  const reason = whyNoSteps({ language, languages, source, input });
  if (reason !== null || !isTraced(language)) {
    return <span className="text-xs text-muted">{NO_STEPS[reason ?? 'unrecorded']}</span>;
  }
  return (
    <>
      <Button
        variant="neutral"
        size="sm"
        icon={<Footprints className="size-3.5" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Step through it
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Step through it" wide>
        <Boundary fallback={MISSING}>
          <Suspense fallback={<Waiting />}>
            <TraceRun request={{ language, source, input }} {...{ starter, expected, printed }} />
          </Suspense>
        </Boundary>
      </Dialog>
    </>
  );
}

const MISSING = (
  <MissingPart title="The steps could not be loaded">
    Check your connection and load the page again. Your code is kept.
  </MissingPart>
);
