const fs = require('fs');
console.log([3, 20, 100].sort().join(), JSON.stringify({ a: 1 }), Math.max(1, 2));
Array.prototype.sort = function () {
  return ['sorted'];
};
JSON.stringify = () => 'changed';
Math.max = () => -1;
Number.prototype.toString = () => 'number';
console.log([2, 1].sort(), JSON.stringify(1), Math.max(3), `${(5).toString()}`, fs.readFileSync(0).length);
