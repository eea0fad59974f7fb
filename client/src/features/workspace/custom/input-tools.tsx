import { Copy, TextCursorInput } from 'lucide-react';
import { createContext, useContext } from 'react';
import toast from 'react-hot-toast';
import { copyText } from '../../../components/ui/copy-text.ts';
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

  async function copy() {
    if (!(await copyText(text))) toast.error('This browser does not let the page copy');
  }
  return (
    <span className="flex shrink-0 gap-0.5">
      <button
        type="button"
        className={TOOL}
        aria-label="Copy"
        title="Copy"
        onClick={() => void copy()}
      >
        <Copy className="size-3.5" aria-hidden="true" />
      </button>
      {hasNothingToTry ? null : (
        <button
          type="button"
          className={TOOL}
          aria-label="Use as custom input"
          title="Use as custom input"
          onClick={() => fillIn(text)}
        >
          <TextCursorInput className="size-3.5" aria-hidden="true" />
        </button>
      )}
    </span>
  );
}

const TOOL = 'btn btn-ghost btn-square h-6 min-h-6 w-6 text-muted hover:text-base-content';
