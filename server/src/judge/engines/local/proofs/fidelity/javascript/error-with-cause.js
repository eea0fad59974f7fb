try {
  JSON.parse(require('fs').readFileSync(0, 'latin1'));
  console.log('parsed');
} catch (cause) {
  throw new Error('outer', { cause: new Error('inner') });
}
