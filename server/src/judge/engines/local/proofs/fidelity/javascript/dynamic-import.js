(async () => {
  const os = await import('node:os');
  const again = await import('node:os');
  console.log(os === again, os.EOL === '\n', require('fs').readFileSync(0).length);
  try {
    await import('./missing.mjs');
  } catch (error) {
    console.log(error.code);
  }
})();
