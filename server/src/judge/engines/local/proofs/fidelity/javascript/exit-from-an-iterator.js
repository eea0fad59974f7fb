const { length } = require('fs').readFileSync(0);
const twice = { [Symbol.iterator]: () => ({ next: () => ({ value: 1, done: false }), return: () => { console.log('returned'); return {}; } }) };
for (const one of twice) { console.log(length + one); process.exit(0); }
