import { type ComponentProps, type ReactNode, useLayoutEffect } from 'react';
import { Spinner } from './loading/spinner.tsx';

export type ButtonVariant = 'primary' | 'neutral' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const VARIANT_CLASS = {
  primary: 'btn-primary',
  neutral:
    'border-field-line bg-base-200 text-base-content hover:bg-base-300 disabled:border-line disabled:text-base-content/40',
  ghost: 'btn-ghost',
  danger: 'btn-error',
} satisfies Record<ButtonVariant, string>;

const SIZE_CLASS = {
  sm: 'btn-sm',
  md: '',
  lg: 'btn-lg text-base',
} satisfies Record<ButtonSize, string>;

/** The look of a button, for links that act as one. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md'): string {
  return `btn ${VARIANT_CLASS[variant]} ${SIZE_CLASS[size]} font-semibold`;
}

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  busy?: boolean;
  /** Shown while busy, instead of the children. */
  busyText?: string;
  icon?: ReactNode;
};

/** Keeps its width while busy: both texts are in one grid cell, one of them invisible. */
export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  busyText,
  icon,
  className = '',
  type = 'button',
  disabled = false,
  children,
  ...rest
}: ButtonProps) {
  // A browser takes the focus from what is disabled: it comes back, so that the next key goes on from here.
  // The page stays where it is: a refusal may have come above.
  useLayoutEffect(() => {
    if (!busy) return;
    const focused = document.activeElement as HTMLElement | null;
    return () => {
      if (!document.querySelector(':focus')) focused?.focus({ preventScroll: true });
    };
  }, [busy]);
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={`${buttonClass(variant, size)} ${className}`}
    >
      {busy ? <Spinner /> : icon}
      <span className="grid justify-items-center">
        <span className={cellClass(!busy || busyText === undefined)}>{children}</span>
        {busyText === undefined ? null : <span className={cellClass(busy)}>{busyText}</span>}
      </span>
    </button>
  );
}

function cellClass(shown: boolean): string {
  return shown ? '[grid-area:1/1]' : 'invisible [grid-area:1/1]';
}
