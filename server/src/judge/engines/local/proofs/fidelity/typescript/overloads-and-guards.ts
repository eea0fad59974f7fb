import { readFileSync } from 'fs';
function size(value: string): number;
function size(value: readonly unknown[]): number;
function size(value: string | readonly unknown[]): number {
  return value.length;
}
const isText = (value: unknown): value is string => typeof value === 'string';
const text: unknown = readFileSync(0, 'latin1');
if (isText(text)) console.log(size(text), size([1, 2]));
