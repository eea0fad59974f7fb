const stack = new Error('here').stack.split('\n');
console.log(stack.length);
for (const line of stack.slice(1)) console.log(line.trim().replace(/\(.*\//, '('));
