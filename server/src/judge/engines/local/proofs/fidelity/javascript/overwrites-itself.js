const fs = require('fs');
console.log('version one', fs.readFileSync(0).length);
fs.writeFileSync(__filename, 'console.log("version two")');
