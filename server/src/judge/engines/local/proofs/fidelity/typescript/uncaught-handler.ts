import { readFileSync } from 'fs';
process.on('uncaughtException', (error: Error, origin: string) => console.log(origin, error.message));
throw new Error(`n ${readFileSync(0).length}`);
