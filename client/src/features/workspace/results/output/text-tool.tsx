import type { LucideIcon } from 'lucide-react';

type TextToolProps = { label: string; icon: LucideIcon; onPress: () => void };

/** A small button that does something with the text beside it. */
export function TextTool({ label, icon: Icon, onPress }: TextToolProps) {
  return (
    <button
      type="button"
      className="btn btn-ghost btn-square h-6 min-h-6 w-6 shrink-0 text-muted hover:text-base-content"
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Icon className="size-3.5" aria-hidden="true" />
    </button>
  );
}
