import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { SidePanel } from './side-panel.tsx';

type AuthScreenProps = {
  heading: string;
  subtitle: string;
  google?: ReactNode;
  form: ReactNode;
  footer: ReactNode;
};

/** Form on one side, what waits behind it on the other; on a phone one below the other. */
export function AuthScreen({ heading, subtitle, google, form, footer }: AuthScreenProps) {
  return (
    <div className="mx-auto grid min-h-dvh max-w-6xl items-center gap-10 px-4 pt-24 pb-14 sm:px-6 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:gap-20">
      <div className="mx-auto w-full max-w-md min-w-0">
        <Link to={paths.home} className="btn btn-ghost btn-sm -ms-3 mb-2 h-9 text-muted">
          <House className="size-4" aria-hidden="true" />
          Home
        </Link>
        <div className="surface p-5 sm:p-8">
          <h1 className="text-3xl font-bold">{heading}</h1>
          <p className="mt-2 mb-7 text-muted">{subtitle}</p>
          {google}
          {form}
          <div className="mt-6 text-sm text-muted">{footer}</div>
        </div>
      </div>
      <SidePanel />
    </div>
  );
}
