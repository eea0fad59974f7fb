import { RouterProvider } from 'react-router-dom';
import { router } from './router.tsx';

export function Providers() {
  return <RouterProvider router={router} />;
}
