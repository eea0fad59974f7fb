import { readFileSync } from 'fs';
process.stdout.write('a', (error?: Error | null) => {
  process.stdout.write(` ${error?.message ?? 'written'} ${readFileSync(0).length}\n`);
});
