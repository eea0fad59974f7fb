const fs = require('fs');
console.log('before', fs.readFileSync(0).length);
fs.closeSync(1);
try {
  fs.writeSync(1, 'lost\n');
} catch (error) {
  console.error('closed', error.code);
}
