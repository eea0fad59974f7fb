// Sources that a warm compiler has to treat as a cold one does, message by message.

const main = (body: string, before = ''): string =>
  `import java.util.*; ${before}\npublic class Main { public static void main(String[] args) { ${body} } }`;

export const JAVA_PROGRAMS: Readonly<Record<string, string>> = {
  'a plain program': main(`System.out.println("hi");`),
  'a program with inner, local and anonymous classes': main(
    `class Local {} Runnable r = new Runnable() { public void run() {} }; Comparator<String> c = (a, b) -> a.compareTo(b); System.out.println(new Local() + "" + r + c);`,
    `record P(int x) {} enum E { A { int f() { return 1; } }; int f() { return 0; } }`,
  ),
  'a package': `package a.b; class Other {} public class Main { public static void main(String[] a) {} }`,
  'a type error': main(`int x = "text"; String s = 1;`),
  'missing names': main(`foo(); Bar b = new Bar(); b.baz();`),
  'no semicolon': main(`int x = 1 int y = 2`),
  'nothing closed': 'public class Main { void f() { if (true) {',
  'an unchecked call': main(`List<String> list = new ArrayList(); list.add("x");`),
  'a deprecated call': main(`new Integer(1).hashCode(); Thread.currentThread().stop();`),
  'errors and warnings': main(`List raw = new ArrayList(); raw.add(1); int x = "s";`),
  'a wrong public name': 'public class A {} \npublic class B {}',
  'two of the same name': 'class A {} class A {} class Main {}',
  'a missing package': `import out.*; import nowhere.Thing; import java.util.Lisst; class Main {}`,
  'unreachable code': main(`return; System.out.println();`),
  'an unreported exception': main(`throw new Exception();`),
  'a hundred and fifty errors': main(Array.from({ length: 150 }, (_, i) => `u${i}();`).join('\n')),
  'text that is no program': 'print("hello")\n\tx = [1, 2]\n',
  'nothing at all': '',
  'characters beyond ASCII': main(`String größe = "日本"; int 名 = größe; // 🙂`),
  'a character nobody knows': main(`int x = 1; # \u0000 \u2028`),
  'a byte order mark': `\ufeff${main('')}`,
  'line ends of other systems': main(`int a = "x";\r\nint b = "y";\rint c = "z";`),
  'a module': 'module x { requires java.sql; }',
  'another package of the platform': `import java.sql.*; import java.net.http.HttpClient; class Main { Connection c; HttpClient h; }`,
  'what the platform keeps to itself': `import sun.misc.Unsafe; import jdk.internal.misc.VM; class Main { Unsafe u; }`,
  'generics that do not fit': main(
    `Map<String, List<Integer>> m = new HashMap<String, Set<Integer>>();`,
  ),
  'a sealed type and a switch': `sealed interface S permits A, B {} record A(int x) implements S {} record B() implements S {}
class Main { static int f(S s) { return switch (s) { case A a -> a.x(); case B b -> 0; }; } }`,
  'an annotation': `@interface Mine { int value(); } @Mine class Main { @Override void nothing() {} }`,
  'a name too long for a file': `class ${'A'.repeat(300)} {} class Main {}`,
  'itself as its parent': `class A extends B {} class B extends A {} class Main {}`,
};

export const TYPESCRIPT_PROGRAMS: Readonly<Record<string, string>> = {
  'a plain program': `console.log('hi');`,
  'a program of modules': `import * as fs from 'fs'; import { EOL } from 'node:os'; export const x: number = fs.readFileSync(0).length; console.log(x + EOL);`,
  'a type error': `const x: number = 'text'; const s: string = 1;`,
  'a missing name': `console.log(missing, Missing.x, misssing());`,
  'a name that is nearly there': `const value = 1; console.log(valeu, [1].lenght, Math.flor(1));`,
  'no end': `function f() { if (true) {`,
  'a wrong import': `import { nothing } from 'fs'; import other from './other'; import x from 'lodash';`,
  'a reference to a file': `/// <reference path="/etc/passwd" />\n/// <reference lib="dom" />\n/// <reference types="jest" />\nconsole.log(1);`,
  'an object that does not fit': `interface A { x: number; y: { z: string } } const a: A = { x: 1, y: { z: 2, w: 3 } };`,
  'a widened library': `declare global { interface Array<T> { second(): T; } interface String { shout(): string } var mine: number; }
Array.prototype.second = function () { return this[1]; }; console.log([1, 2].second(), 'a'.shout(), mine); export {};`,
  'what was widened elsewhere': `console.log([1, 2].second(), 'a'.shout(), mine);`,
  'a widened module': `import * as fs from 'fs'; declare module 'fs' { function mine(): number; } console.log(fs.mine());`,
  'what the module was widened with': `import * as fs from 'fs'; console.log(fs.mine());`,
  'a clash with the library': `declare global { interface Promise<T> { then: number } type Buffer = string; } export {};`,
  'unions and overloads': `type U = 'c' | 'a' | 'b' | 3 | undefined; declare function f(u: U): void; f('d'); f(4);
[1, 2, 3].reduce((a: string, b) => a + b); new Map<string, number>([[1, 'a']]); Promise.all([1, 'a']).then((x: number) => x);`,
  classes: `abstract class A { abstract f(): void; private x = 1; } class B extends A { } new A(); new B().x;`,
  'enums and namespaces': `enum E { A = 1, B = 'b' } const enum F { X = 2 } namespace N { export const n = E.A + F.X; } console.log(N.n, E.B);`,
  generics: `function f<T extends { id: number }>(x: T): T['id'] { return x.id; } f({ id: 'a' }); f<string>('a');`,
  'top-level await': `const x = await Promise.resolve(1); console.log(x);`,
  decorators: `function d(t: unknown, c: unknown) {} @d class A { @d m() {} } console.log(A);`,
  'characters beyond ASCII': `const größe: number = '日本'; const 名 = '🙂'; console.log(größe, 名)`,
  'nothing at all': '',
  'text that is no program': `def f(x):\n    return [x for x in y]\n`,
  'line ends of other systems': `const a: number = 'x';\r\nconst b: number = 'y';\r`,
  JSX: `const x = <div>hi</div>;`,
  'a byte order mark': `\ufeffconst a: number = 'x';`,
  'hints against checking': `// @ts-nocheck\nconst x: number = 'a';`,
  'an expected error that is none': `// @ts-expect-error\nconst x = 1; // @ts-ignore\nconst y: number = 'a';`,
  'new library functions': `console.log([3, 1].toSorted(), Object.groupBy([1], (x) => x), [1].toReversed().with(0, 'a'));`,
};
