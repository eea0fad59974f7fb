import { TextCursorInput } from 'lucide-react';
import { createContext, useContext } from 'react';
import { CopyTool } from '../results/output/copy-tool.tsx';
import { TextTool } from '../results/output/text-tool.tsx';
import { useCustomStore } from './custom.store.ts';

/** Whether there is no program to try on an input: in a preview. */
export const NothingToTry = createContext(false);

type InputToolsProps = {
  text: string;
  /** An own input needs no way to become one. */
  isOwn?: boolean;
};

/** What there is to do with the input of a test: keep it, or try the program on something like it. */
export function InputTools({ text, isOwn = false }: InputToolsProps) {
  const fillIn = useCustomStore((state) => state.fillIn);
  const hasNothingToTry = useContext(NothingToTry) || isOwn;
  return (
    <span className="flex shrink-0 gap-0.5">
      <CopyTool what="input" text={text} />
      {hasNothingToTry ? null : (
        <TextTool label="Use as custom input" icon={TextCursorInput} onPress={() => fillIn(text)} />
      )}
    </span>
  );
}
