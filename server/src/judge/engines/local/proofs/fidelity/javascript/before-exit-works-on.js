let rounds = 0;
process.on('beforeExit', (code) => {
  rounds++;
  console.log('beforeExit', rounds, code);
  if (rounds < 3) setTimeout(() => console.log('more'), 1);
});
process.on('exit', () => console.log('exit after', rounds));
console.log(require('fs').readFileSync(0).length);
