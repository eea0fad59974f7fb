const { Worker } = require('worker_threads');
const worker = new Worker('setInterval(() => {}, 1000); require("worker_threads").parentPort.postMessage(1)', { eval: true });
worker.once('message', () => {
  console.log('started', require('fs').readFileSync(0).length);
  worker.unref();
});
