console.log(Object.keys(require.cache).length, require.cache[__filename] === module, module.children.length);
require.cache.mine = 1;
const again = require(__filename);
console.log(again === module.exports, require('fs').readFileSync(0).length);
exports.loaded = true;
