import { Copy } from 'lucide-react';
import type { RefObject } from 'react';
import toast from 'react-hot-toast';
import { Button } from '../../../../components/ui/button.tsx';
import { copyText } from '../../../../components/ui/copy-text.ts';

type CopyButtonProps = { text: string; shownIn: RefObject<HTMLElement | null> };

export function CopyButton({ text, shownIn }: CopyButtonProps) {
  async function copy() {
    if (await copyText(text)) return;
    // Selected, it is one key away.
    if (shownIn.current) window.getSelection()?.selectAllChildren(shownIn.current);
    toast('The code is selected: copy it with Ctrl+C');
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<Copy className="size-3.5" aria-hidden="true" />}
      onClick={() => void copy()}
    >
      Copy
    </Button>
  );
}
