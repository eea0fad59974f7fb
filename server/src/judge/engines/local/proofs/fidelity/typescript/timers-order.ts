import { readFileSync } from 'fs';
import { setTimeout as sleep } from 'timers/promises';
const order: string[] = [];
process.nextTick(() => order.push('tick'));
queueMicrotask(() => order.push('micro'));
setImmediate(() => {
  order.push('immediate');
  sleep(1, readFileSync(0).length).then((n) => console.log(order.join(), n));
});
