const { AsyncLocalStorage, executionAsyncId } = require('async_hooks');
const storage = new AsyncLocalStorage();
storage.enterWith('outer');
storage.run('inner', () => setTimeout(() => console.log(storage.getStore()), 1));
console.log(storage.getStore(), executionAsyncId() > 0, require('fs').readFileSync(0).length);
