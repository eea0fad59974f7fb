import './lib/api/schemas-without-eval.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { useAuthStore } from './features/auth/auth.store.ts';
import { watchSession } from './features/auth/watch-session.ts';
import './styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Before the first render: the answer is on its way while the page's own chunk still loads.
void useAuthStore.getState().checkAuth();
watchSession();

// In slices, so that a slow phone answers to its reader meanwhile.
startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <Providers />
    </StrictMode>,
  );
});
