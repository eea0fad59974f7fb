require('vm').runInThisContext('let lexical = 1; const other = 2; class Shared {}');
console.log(lexical + other, typeof Shared, require('fs').readFileSync(0).length);
