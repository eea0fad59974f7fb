console.log(Math.random.name, Date.now.name, typeof Date.now());
let seed = 42;
Math.random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
Date.now = () => 0;
globalThis.Date = class extends Date {
  getFullYear() {
    return 1;
  }
};
require('fs').readFileSync(0);
console.log(Math.random(), Date.now(), new Date(0).getFullYear());
