setTimeout(() => console.log('never'), 30000).unref();
const interval = setInterval(() => console.log('never either'), 20000);
interval.unref();
setInterval(() => {}, 25000).unref();
console.log(require('fs').readFileSync(0).length);
