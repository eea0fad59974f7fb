const log = console.log;
console.log = (...args) => log('wrapped:', ...args);
console.log(require('fs').readFileSync(0, 'latin1').trim().slice(0, 20));
const write = process.stdout.write;
process.stdout.write = function (piece, ...rest) {
  return write.call(this, `[${String(piece).trim()}]\n`, ...rest);
};
console.log('twice');
