const n = require('fs').readFileSync(0).length;
setImmediate(() => {
  console.log('immediate');
  setTimeout(() => console.log('timeout'), 2);
});
process.nextTick(() => console.log('tick'));
Promise.resolve().then(() => console.log('micro')).then(() => console.log('micro 2'));
queueMicrotask(() => console.log('queued'));
console.log('sync', n);
