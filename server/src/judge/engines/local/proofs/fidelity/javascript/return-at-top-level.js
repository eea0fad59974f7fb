const text = require('fs').readFileSync(0, 'utf8');
if (text === '') {
  console.log('empty');
  return;
}
console.log('not empty');
module.exports = { text };
