import { readFileSync } from 'fs';
type Shape = { kind: 'circle'; r: number } | { kind: 'box'; w: number; h: number };
const area = (shape: Shape): number => {
  switch (shape.kind) {
    case 'circle':
      return Math.round(shape.r ** 2 * Math.PI);
    case 'box':
      return shape.w * shape.h;
    default: {
      const never: never = shape;
      return never;
    }
  }
};
const shapes = [{ kind: 'circle', r: 2 }, { kind: 'box', w: 2, h: readFileSync(0).length }] satisfies Shape[];
console.log(shapes.map(area).join(' '));
