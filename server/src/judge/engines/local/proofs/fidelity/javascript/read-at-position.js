const fs = require('fs');
const piece = Buffer.alloc(3);
const got = fs.readSync(0, piece, 0, 3, 1);
console.log(got, piece.subarray(0, got).toString('latin1'), fs.readFileSync(0).length, fs.fstatSync(0).isFile());
