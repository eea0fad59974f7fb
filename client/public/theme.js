/* global document, matchMedia */
// Runs before the first paint. `lib/theme.ts` owns the key and the names; `theme.test.ts` runs this
// file, so the two cannot drift apart.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('stepwise:theme');
  } catch {
    // Storage may be blocked: then the system decides.
  }
  var light =
    chosen === 'stepwise-light' ||
    (chosen !== 'stepwise-dark' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = light ? 'stepwise-light' : 'stepwise-dark';
})();
