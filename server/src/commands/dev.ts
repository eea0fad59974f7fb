import { start } from './start.ts';

try {
  await start({ client: false });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
