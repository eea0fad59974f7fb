import { useLocation } from 'react-router-dom';
import { FullScreenLoader } from '../components/layout/full-screen-loader.tsx';
import { paths } from '../lib/paths.ts';

/** Shown until the first page's script has loaded: the same as in index.html. */
export function FirstLoad() {
  return useLocation().pathname === paths.home ? null : <FullScreenLoader />;
}
