import { readFileSync } from 'fs';
(async () => {
  const { EOL } = await import('os');
  console.log(JSON.stringify(EOL), readFileSync(0).length);
})();
