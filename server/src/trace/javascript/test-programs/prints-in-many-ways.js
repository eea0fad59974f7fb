const fs = require('fs');
fs.writeSync(1, 'sync\n'); process.stdout.write('stdout\n'); console.log('log'); console.info('info'); console.error('err');
fs.writeFileSync(1, 'file\n'); process.stdout.write(Buffer.from('buffer é\n')); console.table([{ a: 1 }]); console.group('g'); console.dir({ a: { b: { c: {} } } }); console.groupEnd();
process.stdout.write('no newline {"line":1,"ops":[]}'); process.stdout.write('\n\n'); fs.appendFileSync(1, 'é'.repeat(3)); process.stdout.end?.call; console.log('%s %d %o', 'a', 1, [1]);
