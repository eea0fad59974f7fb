import type { Problem } from '@stepwise/contracts/problem';
import { type ReactNode, Suspense } from 'react';
import { useFormContext } from 'react-hook-form';
import { MissingPart } from '../../../components/ui/states/missing-part.tsx';
import { Boundary } from '../../../lib/browser/boundary.tsx';
import type { ProblemForm } from './problem-form.ts';
import { problemOfForm } from './problem-of-form.ts';
import { EditorSkeleton } from '../components/editor-skeleton.tsx';

type FormPreviewProps = {
  original: Problem | null;
  preview: (problem: Problem) => ReactNode;
};

/** The problem as candidates would see it now, stored or not. */
export function FormPreview({ original, preview }: FormPreviewProps) {
  const { getValues } = useFormContext<ProblemForm>();
  return (
    <div className="surface mx-auto max-w-3xl">
      <Boundary
        fallback={
          <MissingPart title="The preview could not be loaded">
            What you have written is kept on this device.
          </MissingPart>
        }
      >
        <Suspense fallback={<EditorSkeleton />}>
          {preview(problemOfForm(getValues(), original))}
        </Suspense>
      </Boundary>
    </div>
  );
}
