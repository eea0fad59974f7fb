const bytes = require('fs').readFileSync(0);
process.stdout.write(bytes);
process.stdout.write(new TextDecoder().decode(bytes));
try {
  new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  console.log('valid');
} catch (error) {
  console.log(error.name, error.code);
}
