import { Copy } from 'lucide-react';
import toast from 'react-hot-toast';
import { copyText } from '../../../../components/ui/copy-text.ts';
import { TextTool } from './text-tool.tsx';

type CopyToolProps = {
  /** Names the text: a page has many of these buttons. */
  what: string;
  text: string | null;
};

/** Copies all of a text, also where only a part is shown; nothing where there is nothing to copy. */
export function CopyTool({ what, text }: CopyToolProps) {
  if (!text) return null;
  return <TextTool label={`Copy ${what}`} icon={Copy} onPress={() => void copy(text)} />;
}

async function copy(text: string): Promise<void> {
  if (!(await copyText(text))) toast.error('This browser does not let the page copy');
}
