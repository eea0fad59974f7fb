const text = require('fs').readFileSync(0, 'utf8');
console.log(text.length, globalThis.seen);
try { process.exit(0); } catch { globalThis.seen = text.length; }
