const depth = (n) => (n === 0 ? 0 : 1 + depth(n - 1));
function sum(n) { return n ? n + sum(n - 1) : 0; }
console.log(depth(500), sum(1000));
