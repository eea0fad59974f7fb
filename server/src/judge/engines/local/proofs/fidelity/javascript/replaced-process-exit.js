const exit = process.exit;
process.exit = (code) => {
  console.log('asked for', code);
  exit.call(process, 6);
};
console.log(require('fs').readFileSync(0).length);
process.exit(0);
