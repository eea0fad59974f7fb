const fs = require('fs');
const text = fs.readFileSync(0, 'utf8');
fs.closeSync(0);
try {
  fs.readSync(0, Buffer.alloc(1), 0, 1, null);
  console.log('still open');
} catch (error) {
  console.log(error.code, text.length);
}
