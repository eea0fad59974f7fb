import { CircleAlert, CircleCheck } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { resolveValue, useToaster } from 'react-hot-toast/headless';

/** Spec 9. The library keeps at most 20 at once. */
const DISPLAY = { error: { duration: 4000 }, success: { duration: 2000 } };

export function Toaster() {
  const { toasts, handlers } = useToaster(DISPLAY);
  const root = useRef<HTMLDivElement>(null);
  useOnTop(root, toasts.length > 0);
  useEndOfPause(toasts.length === 0, handlers.endPause);
  return (
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

/** A mouse never leaves what was taken away under it: without this all that is said later would stay. */
function useEndOfPause(isEmpty: boolean, endPause: () => void): void {
  useEffect(() => {
    if (isEmpty) endPause();
  }, [isEmpty, endPause]);
}

/**
 * Shows the element above a dialog, and again above every dialog that opens later: whatever joins the
 * browser's top layer last is on top of it.
 */
function useOnTop(ref: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const element = ref.current;
    // Older browsers have no popovers: there it lies above the page and beneath dialogs.
    if (!isOn || typeof element?.showPopover !== 'function') return;
    element.popover = 'manual';
    const raise = (event?: Event) => {
      if (event && !(event.target instanceof HTMLDialogElement)) return;
      if (element.matches(':popover-open')) element.hidePopover();
      element.showPopover();
    };
    raise();
    // It does not bubble.
    document.addEventListener('toggle', raise, { capture: true });
    return () => {
      document.removeEventListener('toggle', raise, { capture: true });
      if (element.matches(':popover-open')) element.hidePopover();
    };
  }, [ref, isOn]);
}

function ToastIcon({ type }: { type: string }) {
  if (type === 'error')
    return <CircleAlert className="size-5 shrink-0 text-rejected" aria-hidden="true" />;
  if (type === 'success')
    return <CircleCheck className="size-5 shrink-0 text-accepted" aria-hidden="true" />;
  return null;
}
