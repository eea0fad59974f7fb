import * as readline from 'readline';
const rl = readline.createInterface({ input: process.stdin, output: process.stdout });
const ask = (question: string): Promise<string> => new Promise((resolve) => rl.question(question, resolve));
(async () => {
  const n = await ask('n? ');
  const list = await ask('list? ');
  console.log(n.trim(), list.length);
  rl.close();
})();
