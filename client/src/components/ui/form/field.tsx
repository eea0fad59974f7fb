import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type FieldIds = { id: string; hintId: string; errorId: string };

type FieldProps = {
  ids: FieldIds;
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  children: ReactNode;
};

/** Label above, control, then what is wrong or what helps. The error is announced when it appears. */
export function Field({ ids, label, error, hint, children }: FieldProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={ids.id} className="text-sm font-medium">
        {label}
      </label>
      {children}
      {hint && !error ? (
        <p id={ids.hintId} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
      <div aria-live="polite" className="empty:-mt-1.5">
        {error ? (
          <p
            id={ids.errorId}
            className="flex items-start gap-1.5 text-sm wrap-anywhere text-rejected"
          >
            <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
            {error}
          </p>
        ) : null}
      </div>
    </div>
  );
}

export function fieldIds(id: string): FieldIds {
  return { id, hintId: `${id}-hint`, errorId: `${id}-error` };
}

/** The aria attributes that tie a control to its Field. */
export function fieldAria(ids: FieldIds, error: string | undefined, hint: string | undefined) {
  const describedBy = describing(ids, error, hint);
  return {
    id: ids.id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': describedBy,
  };
}

function describing(ids: FieldIds, error: string | undefined, hint: string | undefined) {
  if (error) return ids.errorId;
  return hint ? ids.hintId : undefined;
}
