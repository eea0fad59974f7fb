import fs = require('fs');
import path = require('path');
console.log(fs.readFileSync(0).length, path.basename('/a/b.ts'));
