import { Copy } from 'lucide-react';
import { Button } from './button.tsx';
import { copyText } from './copy-text.ts';
import { TextField } from './form/text-field.tsx';

type LinkShownOnceProps = { label: string; link: string; hint: string; copy?: string };

/** A link or another secret that is stored nowhere, to be given on. */
export function LinkShownOnce({ label, link, hint, copy = 'Copy link' }: LinkShownOnceProps) {
  return (
    <div className="w-full">
      <TextField
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
        onClick={() => void copyText(link)}
      >
        {copy}
      </Button>
    </div>
  );
}
