const assert = require('assert');
const n = require('fs').readFileSync(0).length;
assert.deepStrictEqual({ n: n > 4 }, { n: true });
console.log('holds');
