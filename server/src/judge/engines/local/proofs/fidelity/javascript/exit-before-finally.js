const text = require('fs').readFileSync(0, 'utf8');
try {
  console.log(text.length);
  process.exit(0);
} catch (error) {
  console.log('caught', error);
} finally {
  console.log('finally');
}
