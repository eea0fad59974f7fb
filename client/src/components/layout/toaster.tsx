import { CircleAlert, CircleCheck } from 'lucide-react';
import { resolveValue, useToaster } from 'react-hot-toast/headless';

/** Spec 9. The library keeps at most 20 at once. */
const DISPLAY = { error: { duration: 4000 }, success: { duration: 2000 } };

export function Toaster() {
  const { toasts, handlers } = useToaster(DISPLAY);
  return (
    <div
      className="pointer-events-none fixed inset-x-4 top-20 z-50 flex flex-col items-center gap-2"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts.map((shown) => (
        <div
          key={shown.id}
          {...shown.ariaProps}
          className={`toast-card pointer-events-auto flex max-w-md items-start gap-2.5 rounded-field border border-line bg-base-300 px-4 py-2.5 text-sm font-medium whitespace-pre-line shadow-lg transition-opacity duration-300 ${
            shown.visible ? '' : 'opacity-0'
          }`}
        >
          <ToastIcon type={shown.type} />
          {resolveValue(shown.message, shown)}
        </div>
      ))}
    </div>
  );
}

function ToastIcon({ type }: { type: string }) {
  if (type === 'error')
    return <CircleAlert className="size-5 shrink-0 text-rejected" aria-hidden="true" />;
  if (type === 'success')
    return <CircleCheck className="size-5 shrink-0 text-accepted" aria-hidden="true" />;
  return null;
}
