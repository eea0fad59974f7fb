import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { FullScreenLoader } from '../components/layout/full-screen-loader.tsx';
import { useAuthStore } from '../features/auth/auth.store.ts';
import { paths } from '../lib/paths.ts';
import { SessionUnknown } from './session-unknown.tsx';
import { wantedPath } from './wanted-path.ts';

/** Requires a session; otherwise goes to /login, which remembers the requested page. */
export function RequireUser() {
  const user = useAuthStore((state) => state.authUser);
  const error = useAuthStore((state) => state.authError);
  const location = useLocation();
  if (user) return <Outlet />;
  if (error) return <SessionUnknown requestId={error.requestId} />;
  const from = location.pathname + location.search + location.hash;
  return <Navigate to={paths.login} replace state={{ from }} />;
}

/** For sign-in and sign-up: whoever has a session needs neither. */
export function RequireGuest() {
  const error = useAuthStore((state) => state.authError);
  return error ? <SessionUnknown requestId={error.requestId} /> : <Guest />;
}

/**
 * A signed-in user is sent on to the requested page, also one who has signed in in another tab. A user who
 * signs in here stays until the full load that follows, so that the page does not change twice.
 */
function Guest() {
  const user = useAuthStore((state) => state.authUser);
  const location = useLocation();
  const enteredHere = useAuthStore((state) => state.enteredHere);
  // An invitation is not passed over without a word: its page says what is so.
  const isInvited = location.pathname === paths.register && location.hash !== '';
  return user && !enteredHere && !isInvited ? (
    <Navigate to={wantedPath(location.state)} replace />
  ) : (
    <Outlet />
  );
}

/** For administrators only; everyone else is sent home. */
export function RequireAdmin() {
  const user = useAuthStore((state) => state.authUser);
  const isCheckingAuth = useAuthStore((state) => state.isCheckingAuth);
  if (isCheckingAuth) return <FullScreenLoader />;
  return user?.role === 'ADMIN' ? <Outlet /> : <Navigate to={paths.home} replace />;
}
