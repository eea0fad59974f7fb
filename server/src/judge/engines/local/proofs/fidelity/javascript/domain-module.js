const domain = require('domain').create();
domain.on('error', (error) => console.log('domain', error.message));
domain.run(() => {
  setTimeout(() => {
    throw new Error('inside');
  }, 1);
});
console.log(require('fs').readFileSync(0).length);
