import { readFileSync } from 'fs';
type Tree = { left?: Tree; right?: Tree; value: number };
const tree: Tree = { value: readFileSync(0).length, left: { value: 1 } };
let missing: string | null = null;
missing ??= 'filled';
console.log(tree.left?.value ?? 0, tree.right?.left?.value, missing!.length, tree['left']!.value);
