const text = require('fs').readFileSync(0, 'utf8');
process.stdout.write(text.replace(/\n/g, '\r\n') + '\r\n');
process.stdout.write('no newline at the end\0');
