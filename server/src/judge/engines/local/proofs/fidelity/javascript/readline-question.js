const rl = require('readline').createInterface({ input: process.stdin, output: process.stdout });
rl.question('how many? ', (n) => {
  rl.question('which? ', (list) => {
    console.log(`\n${n}: ${list.split(' ').reverse().join(' ')}`);
    rl.close();
  });
});
rl.on('close', () => console.log('closed'));
