const text = require('fs').readFileSync(0, 'latin1');
const value = { text: text.slice(0, 12), date: new Date(0), map: new Map([[1, { a: 1 }]]), nothing: undefined };
value.self = value;
const copy = structuredClone(value);
console.log(copy.self === copy, copy.date.getTime(), copy.map.get(1).a);
try {
  JSON.stringify(value);
} catch (error) {
  console.log(error.message.split('\n')[0]);
}
