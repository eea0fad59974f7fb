import { readFileSync } from 'fs';
console.log(process.listenerCount('SIGUSR2'), process.listenerCount('exit'));
process.on('SIGUSR2', () => {});
process.stdout.on('drain', () => {});
setTimeout(() => console.log(readFileSync(0).length), 1);
