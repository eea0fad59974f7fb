process.on('unhandledRejection', (reason) => console.log('handled', reason.message));
process.on('rejectionHandled', () => console.log('late'));
const p = Promise.reject(new Error(String(require('fs').readFileSync(0).length)));
setTimeout(() => p.catch(() => console.log('caught')), 5);
