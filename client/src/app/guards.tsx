import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAuthStore } from '../features/auth/auth.store.ts';
import { paths } from '../lib/paths.ts';
import { wantedPath } from './wanted-path.ts';

/** Signed in, else /login, which remembers the page that was wanted. */
export function RequireUser() {
  const user = useAuthStore((state) => state.authUser);
  const location = useLocation();
  if (user) return <Outlet />;
  const from = location.pathname + location.search + location.hash;
  return <Navigate to={paths.login} replace state={{ from }} />;
}

/**
 * For sign-in and sign-up: who comes signed in goes on to the page that was wanted. Who signs in
 * here stays until the full load that follows, so that the page does not change twice.
 */
export function RequireGuest() {
  const user = useAuthStore((state) => state.authUser);
  const location = useLocation();
  const [cameSignedIn] = useState(user !== null);
  return cameSignedIn ? <Navigate to={wantedPath(location.state)} replace /> : <Outlet />;
}
