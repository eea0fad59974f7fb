const text = require('fs').readFileSync('/dev/stdin', 'utf8').trim();
console.log(text.length, text.split(/\s+/).length);
