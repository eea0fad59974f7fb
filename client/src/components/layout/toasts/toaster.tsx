import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { resolveValue, useToaster } from 'react-hot-toast/headless';
import { useTopDialog } from '../use-top-dialog.ts';

/** Spec 9. The library keeps at most 20 at once. */
const DISPLAY = { error: { duration: 4000 }, success: { duration: 2000 } };

/** Beside an open dialog everything is inert, for the mouse and for screen readers: what is said goes inside. */
export function Toaster() {
  const { toasts, handlers } = useToaster(DISPLAY);
  const dialog = useTopDialog();
  const root = useOnTop(toasts.length > 0, dialog);
  useEndOfPause(toasts.length === 0, dialog, handlers.endPause);
  return createPortal(
    <div
      ref={root}
      className="pointer-events-none fixed inset-x-4 top-20 bottom-auto z-50 m-0 flex w-auto flex-col items-center gap-2 overflow-visible border-0 bg-transparent p-0 text-base-content"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts.map((shown) => (
        <div
          key={shown.id}
          {...shown.ariaProps}
          className={`toast-card pointer-events-auto flex max-w-md items-start gap-2.5 rounded-field border border-line bg-base-300 px-4 py-2.5 text-sm font-medium wrap-anywhere whitespace-pre-line shadow-lg transition-opacity duration-300 ${
            shown.visible ? '' : 'opacity-0'
          }`}
        >
          <ToastIcon type={shown.type} />
          {resolveValue(shown.message, shown)}
        </div>
      ))}
    </div>,
    dialog ?? document.body,
  );
}

/** A mouse never leaves what was taken away under it: without this all that is said later would stay. */
function useEndOfPause(isEmpty: boolean, place: Element | null, endPause: () => void): void {
  const end = useEffectEvent(endPause);
  useEffect(() => end(), [isEmpty, place]);
}

/** Shows the element above its dialog: whatever joins the browser's top layer last is on top of it. */
function useOnTop(isOn: boolean, dialog: Element | null) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    // Older browsers have no popovers: there it lies above the page and beneath dialogs. A dialog that went
    // with its page took the element along: it is placed elsewhere in a moment.
    if (!isOn || typeof element?.showPopover !== 'function' || !element.isConnected)
      return undefined;
    element.popover = 'manual';
    element.showPopover();
    return () => {
      if (element.matches(':popover-open')) element.hidePopover();
    };
  }, [isOn, dialog]);
  return ref;
}

function ToastIcon({ type }: { type: string }) {
  if (type === 'error')
    return <CircleAlert className="size-5 shrink-0 text-rejected" aria-hidden="true" />;
  if (type === 'success')
    return <CircleCheck className="size-5 shrink-0 text-accepted" aria-hidden="true" />;
  return null;
}
