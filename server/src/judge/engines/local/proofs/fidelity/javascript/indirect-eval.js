(0, eval)('var viaEval = (typeof viaEval === "undefined" ? 0 : viaEval) + 1');
new Function('return this')().viaFunction ??= 0;
viaFunction++;
console.log(viaEval, viaFunction, require('fs').readFileSync(0).length);
