process.on('exit', (code) => {
  console.log('exit', code);
  process.exitCode = 9;
});
console.log(require('fs').readFileSync(0).length);
