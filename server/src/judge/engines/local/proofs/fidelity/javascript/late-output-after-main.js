const n = require('fs').readFileSync(0).length;
console.log('main done');
setTimeout(() => {
  console.log('late 1', n);
  require('fs').stat('.', () => {
    console.log('stat');
    setTimeout(() => setImmediate(() => console.log('late 2')), 20);
  });
}, 10);
