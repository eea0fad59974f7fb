import { readFileSync } from 'fs';
Promise.resolve(readFileSync(0).length).then((n) => {
  console.log('then', n);
  process.exit();
});
setInterval(() => {}, 1000);
