const fs = require('fs');
console.log(fs.existsSync(__filename));
fs.unlinkSync(__filename);
console.log(fs.readFileSync(0).length);
