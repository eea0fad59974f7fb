const path = require('path');
console.log(require.main === module, module.id, module.parent, module.loaded, module.paths.length > 0);
console.log(path.basename(__filename), __dirname === process.cwd(), process.argv.length, process.argv[1] === __filename);
console.log(this === module.exports, this === exports, typeof globalThis.require, new.target === undefined);
console.log(arguments.length, arguments.callee.length, typeof arguments[1], process.mainModule === module);
console.log(process.execArgv.length >= 0, process.argv0, path.basename(process.execPath), process.title);
console.log((function () { return this === globalThis; })(), (function () { 'use strict'; return this; })());
