import { Copy } from 'lucide-react';
import { useRef } from 'react';
import toast from 'react-hot-toast';
import { Button } from './button.tsx';
import { copyText } from './copy-text.ts';
import { TextField } from './form/text-field.tsx';

type LinkShownOnceProps = { label: string; link: string; hint: string; copy?: string };

/** A link or another secret that is stored nowhere, to be given on. */
export function LinkShownOnce({ label, link, hint, copy = 'Copy link' }: LinkShownOnceProps) {
  const field = useRef<HTMLInputElement>(null);

  async function copyLink() {
    if (await copyText(link)) return;
    // Selected by the focus, it is one key away.
    field.current?.focus();
    toast('It is selected: copy it with Ctrl+C');
  }

  return (
    <div className="w-full">
      <TextField
        ref={field}
        label={label}
        readOnly
        value={link}
        hint={`${hint} It is not shown again.`}
        onFocus={(event) => event.target.select()}
      />
      <Button
        className="mt-3"
        size="sm"
        icon={<Copy className="size-4" aria-hidden="true" />}
        onClick={() => void copyLink()}
      >
        {copy}
      </Button>
    </div>
  );
}
