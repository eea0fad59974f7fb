import { useEditorStore } from '../editor/editor.store.ts';
import { StepThrough } from './step-through.tsx';

type StepOwnInputProps = { input: string; expected: string | null };

/** Steps through the program in the editor, as it stands. */
export function StepOwnInput({ input, expected }: StepOwnInputProps) {
  const language = useEditorStore(({ place }) => place?.language ?? null);
  const source = useEditorStore(({ code }) => code);
  return <StepThrough {...{ language, source, input, expected }} printed={null} />;
}
