console.group('open for ever');
console.log(require('fs').readFileSync(0, 'utf8').trim().split('\n').length);
console.group();
console.log('deeper');
