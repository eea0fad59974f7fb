import { readFileSync } from 'fs';
import { isMainThread, parentPort, Worker, workerData } from 'worker_threads';
if (isMainThread) {
  const worker = new Worker(__filename, { workerData: readFileSync(0).length });
  worker.on('message', (m: number) => console.log('answer', m));
  worker.on('exit', (code: number) => console.log('exit', code));
} else {
  parentPort!.postMessage((workerData as number) * 2);
}
