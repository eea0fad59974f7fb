let depth = 0;
const dive = () => {
  depth++;
  dive();
};
try {
  dive();
} catch (error) {
  console.log(error instanceof RangeError, error.message, depth > 5000);
}
console.log(require('fs').readFileSync(0).length);
