process.on('uncaughtExceptionMonitor', (error) => console.log('seen', error.message));
const n = require('fs').readFileSync(0).length;
if (n > 4) null.missing;
console.log('fine');
