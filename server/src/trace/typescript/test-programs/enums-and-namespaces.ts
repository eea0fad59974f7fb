enum Colour { Red, Green = 5, Blue }
const enum Size { Small = 1, Large }
namespace Geometry { export const two = 2; export function twice(n: number): number { return n * two; } }
declare const nothing: string;
type Shape = { kind: 'a'; n: number } | { kind: 'b' };
function area(shape: Shape): number {
  switch (shape.kind) {
    case 'a':
      return shape.n;
    case 'b': {
      return Size.Large;
    }
  }
}
const satisfied = { kind: 'a', n: 3 } satisfies Shape;
console.log(Colour.Blue, Colour[5], Geometry.twice(4), area(satisfied), area({ kind: 'b' }), <number>Size.Small);
export {};
