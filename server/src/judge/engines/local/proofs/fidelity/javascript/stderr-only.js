console.error('only to stderr', require('fs').readFileSync(0).length);
process.stderr.write('no newline');
