import { useLocation } from 'react-router-dom';
import { FullScreenLoader } from '../components/layout/full-screen-loader.tsx';
import { paths } from '../lib/paths.ts';

/** Until the first page's own script is there: what index.html shows already. */
export function FirstLoad() {
  return useLocation().pathname === paths.home ? null : <FullScreenLoader />;
}
