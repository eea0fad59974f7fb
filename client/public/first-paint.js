/* global document, location, matchMedia */
// Runs before the first paint. `lib/browser/screen/theme.ts` owns the key and the names; `theme.test.ts` runs this
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
  var page = document.documentElement.dataset;
  page.theme = light ? 'stepwise-light' : 'stepwise-dark';
  // The landing page waits for nothing, so nothing stands in its place.
  if (location.pathname !== '/') page.starts = 'with-loader';
})();
