setTimeout(() => {
  console.log('second');
  throw new SyntaxError('late');
}, 5);
setTimeout(() => console.log('third'), 50);
console.log('first');
