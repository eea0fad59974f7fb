import { Wifi, WifiOff } from 'lucide-react';
import { type Connectivity, useConnectivity } from './use-connectivity.ts';

const SAYS = {
  down: {
    text: 'Backend is unreachable. Some actions may fail.',
    Icon: WifiOff,
    className: 'bg-error text-error-content',
  },
  back: {
    text: "Back online. You're good to go.",
    Icon: Wifi,
    className: 'bg-success text-success-content',
  },
} as const satisfies Record<Exclude<Connectivity, 'unknown'>, object>;

/** At the bottom centre. The live region always exists, or its first text would not be announced. */
export function ConnectivityToast() {
  const state = useConnectivity();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex justify-center"
    >
      {state === 'unknown' ? null : <Notice {...SAYS[state]} />}
    </div>
  );
}

function Notice({ text, Icon, className }: (typeof SAYS)['down' | 'back']) {
  return (
    <p
      className={`pointer-events-auto forced-color-adjust-none flex items-center gap-2.5 rounded-field px-4 py-2.5 text-sm font-medium shadow-lg ${className}`}
    >
      <Icon className="size-4.5 shrink-0" aria-hidden="true" />
      {text}
    </p>
  );
}
