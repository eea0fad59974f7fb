const dicts = Array.from({ length: 60 }, () => Object.fromEntries(Array.from({ length: 190 }, (_, i) => ['k' + i, i])));
let x = 1;
dicts.forEach((one) => Object.keys(one).forEach((key) => one[key]++));
x = 3n ** 1000000n; const far = []; far[4294967290] = 1;
console.log(Object.values(dicts[59]).join(), x > 1n, far.length);
