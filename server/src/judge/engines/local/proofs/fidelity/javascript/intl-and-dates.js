const n = require('fs').readFileSync(0).length;
console.log((1234567.891 + n).toLocaleString('en-US'), (0.5).toLocaleString('de-DE', { style: 'percent' }));
console.log(new Date(86400000 * n).toISOString(), new Date(0).toString(), new Date(NaN).getTime());
console.log(Intl.DateTimeFormat().resolvedOptions().timeZone, ['z', 'ä', 'a'].sort(new Intl.Collator('de').compare).join());
console.log('ß'.toUpperCase(), 'İ'.toLowerCase().length, '\u0065\u0301'.normalize().length, [...'👨‍👩‍👧'].length);
