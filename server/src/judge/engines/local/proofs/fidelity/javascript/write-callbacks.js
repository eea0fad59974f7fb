process.stdout.write('a\n', () => {
  process.stdout.write('b\n', 'utf8', () => {
    console.log('c', require('fs').readFileSync(0).length);
  });
});
console.log('first');
