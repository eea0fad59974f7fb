globalThis.depth = (globalThis.depth ?? 0) + 1;
console.log('loaded', globalThis.depth);
if (globalThis.depth < 3) {
  delete require.cache[require.resolve(__filename)];
  require(__filename);
}
