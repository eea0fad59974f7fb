const Module = require('module');
const load = Module._load;
let loads = 0;
Module._load = function (...args) {
  loads++;
  return load.apply(this, args);
};
require('url');
console.log(loads, Module.wrap('x').length, require('fs').readFileSync(0).length);
Module._extensions['.txt'] = Module._extensions['.js'];
