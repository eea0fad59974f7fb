const fs = require('fs');
const original = fs.readFileSync;
fs.readFileSync = (path, ...rest) => {
  const bytes = original(path, ...rest);
  return `changed ${bytes.length}`;
};
console.log(require('fs').readFileSync(0));
fs.cache = (fs.cache || 0) + 1;
console.log(fs.cache, require('util').mine);
require('util').mine = 'mine';
