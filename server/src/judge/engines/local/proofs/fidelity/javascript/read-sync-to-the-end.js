const fs = require('fs');
const piece = Buffer.alloc(16);
let total = 0;
let reads = 0;
for (;;) {
  const got = fs.readSync(0, piece, 0, piece.length, null);
  if (got === 0) break;
  total += got;
  reads++;
}
console.log(total, reads, fs.readSync(0, piece, 0, 1, null));
