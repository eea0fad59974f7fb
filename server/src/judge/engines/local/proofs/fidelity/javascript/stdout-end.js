process.stdout.write('before\n');
try {
  process.stdout.end('last\n');
} catch (error) {
  console.error(error.code);
}
process.on('exit', (code) => require('fs').writeSync(1, `exit ${code}\n`));
