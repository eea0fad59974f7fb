const fs = require('fs');
const fd = fs.openSync('/dev/stdin', 'r');
const piece = Buffer.alloc(2);
fs.readSync(fd, piece, 0, 2, null);
fs.closeSync(fd);
console.log(piece.toString('latin1').trim(), fs.readFileSync(0, 'latin1').length, fs.statSync('/dev/stdin').size);
