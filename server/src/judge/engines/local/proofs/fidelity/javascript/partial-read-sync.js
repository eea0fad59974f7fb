const fs = require('fs');
const buffer = Buffer.alloc(4);
const got = fs.readSync(0, buffer, 0, 4, null);
console.log(got, buffer.subarray(0, got).toString('hex'));
