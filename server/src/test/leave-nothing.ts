import { afterAll, vi } from 'vitest';

// One worker runs many test files, because loading the packages anew for each takes longer than most
// tests. Our own modules are loaded anew, so that none finds what another file has left in them.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});
