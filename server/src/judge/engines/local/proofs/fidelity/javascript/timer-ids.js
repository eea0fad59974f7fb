const t = setTimeout(() => {}, 1);
console.log(typeof t[Symbol.toPrimitive](), t.hasRef(), require('fs').readFileSync(0).length);
clearTimeout(t);
console.log(t.hasRef(), t._destroyed);
