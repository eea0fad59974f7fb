import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { FullScreenLoader } from '../components/layout/full-screen-loader.tsx';
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

/** For pages that others must not even see: home for everyone but administrators. */
export function RequireAdmin() {
  const user = useAuthStore((state) => state.authUser);
  const isCheckingAuth = useAuthStore((state) => state.isCheckingAuth);
  if (isCheckingAuth) return <FullScreenLoader />;
  return user?.role === 'ADMIN' ? <Outlet /> : <Navigate to={paths.home} replace />;
}
