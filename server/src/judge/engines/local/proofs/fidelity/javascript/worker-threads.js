const { Worker, isMainThread, parentPort, workerData } = require('worker_threads');
if (isMainThread) {
  const text = require('fs').readFileSync(0, 'utf8');
  const worker = new Worker(__filename, { workerData: text });
  worker.on('message', (m) => console.log('from worker', m));
  worker.on('exit', (code) => console.log('worker exit', code));
} else {
  parentPort.postMessage(workerData.split('\n').length);
}
