process.stdout.on('error', (error) => {
  require('fs').writeSync(1, `error ${error.code}\n`);
});
process.stdout.end('one\n');
process.stdout.write('two\n');
