type Listener = Parameters<typeof window.addEventListener>;
type Hear = (...listener: Listener) => void;

/**
 * Notes who listens to the window from here on. What it answers with undoes that, and everything that
 * was kept or was written to the page and its address.
 */
export function borrowWindow(): () => void {
  const listeners: Listener[] = [];
  const addEventListener: Hear = window.addEventListener.bind(window);
  window.addEventListener = (...listener: Listener) => {
    listeners.push(listener);
    addEventListener(...listener);
  };
  return () => {
    window.addEventListener = addEventListener;
    for (const listener of listeners) window.removeEventListener(...listener);
    clearPage();
  };
}

function clearPage(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=', 1).join()}=; Max-Age=0; Path=/`;
  }
  window.history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
}
