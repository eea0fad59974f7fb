import { readFileSync } from 'fs';
const timer: NodeJS.Timeout = setInterval(() => console.log('never'), 20000);
timer.unref();
console.log(timer.hasRef(), readFileSync(0).length);
