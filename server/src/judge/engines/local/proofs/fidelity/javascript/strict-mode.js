'use strict';
try {
  undeclared = 1;
} catch (error) {
  console.log(error.message);
}
console.log(this === module.exports, require('fs').readFileSync(0).length);
