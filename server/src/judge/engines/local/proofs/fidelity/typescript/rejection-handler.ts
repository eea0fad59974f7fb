import { readFileSync } from 'fs';
process.on('unhandledRejection', (reason: Error) => {
  console.log('handled', reason.message);
  process.exitCode = readFileSync(0).length % 2;
});
void Promise.reject(new Error('lost'));
