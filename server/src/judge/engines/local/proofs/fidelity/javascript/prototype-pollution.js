console.log({}.polluted, [].last, 'x'.shout);
Object.prototype.polluted = 'yes';
Array.prototype.last = function () {
  return this[this.length - 1];
};
String.prototype.shout = function () {
  return this.toUpperCase();
};
const words = require('fs').readFileSync(0, 'latin1').trim().split(' ');
console.log(words.last(), 'x'.shout());
for (const key in { own: 1 }) console.log(key);
