const text = require('fs').readFileSync(0, 'utf8');
Promise.resolve().then(() => console.log('late'));
process.nextTick(() => console.log('tick'));
queueMicrotask(() => { globalThis.seen = true; });
console.log(text.length, globalThis.seen);
process.exit(0);
