console.log(process.argv.length);
process.argv.push('left');
process.execArgv.push('--left');
console.log(process.argv.length, require('fs').readFileSync(0).length);
process.argv[1] = 'elsewhere';
