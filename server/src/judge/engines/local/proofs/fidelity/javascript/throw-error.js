const text = require('fs').readFileSync(0, 'utf8');
console.log('before');
if (text.length < 8) throw new RangeError(`too short: ${text.length}`);
console.log('after');
