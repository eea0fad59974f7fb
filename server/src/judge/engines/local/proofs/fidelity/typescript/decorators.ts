import { readFileSync } from 'fs';
function logged<T extends (...args: number[]) => number>(method: T, context: ClassMethodDecoratorContext): T {
  return function (this: unknown, ...args: number[]): number {
    console.log('calling', String(context.name), args.length);
    return method.apply(this, args);
  } as T;
}
class Sum {
  @logged
  add(a: number, b: number): number {
    return a + b;
  }
}
console.log(new Sum().add(1, readFileSync(0).length));
