import { readFileSync } from 'fs';
const text = readFileSync(0, 'utf8');
const parts = text.split('\n') as string[] & { missing?: { deep: number } };
console.log('parts', parts.length);
console.log(parts.missing!.deep);
