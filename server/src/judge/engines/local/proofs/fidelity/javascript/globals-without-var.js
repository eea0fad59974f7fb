counter = typeof counter === 'undefined' ? 1 : counter + 1;
var alsoHere = typeof alsoHere === 'undefined' ? 1 : alsoHere + 1;
console.log(counter, alsoHere, require('fs').readFileSync(0).length, 'alsoHere' in globalThis);
