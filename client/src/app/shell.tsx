import { Outlet } from 'react-router-dom';

export function Shell() {
  return (
    <main id="content">
      <Outlet />
    </main>
  );
}
