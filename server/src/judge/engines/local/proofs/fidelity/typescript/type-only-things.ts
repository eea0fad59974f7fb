import type { Stats } from 'fs';
import { readFileSync, type PathLike } from 'fs';
type Deep<T> = { [K in keyof T]?: T[K] extends object ? Deep<T[K]> : T[K] };
declare const never: Deep<Stats>;
const path: PathLike | number = 0;
console.log(typeof never, readFileSync(path as number).length);
