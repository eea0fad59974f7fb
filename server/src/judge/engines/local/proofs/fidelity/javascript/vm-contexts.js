const vm = require('vm');
const context = vm.createContext({ n: require('fs').readFileSync(0).length });
console.log(vm.runInContext('n * 2', context), vm.runInThisContext('typeof require'));
try {
  vm.runInNewContext('for (;;) {}', {}, { timeout: 20 });
} catch (error) {
  console.log(error.code);
}
