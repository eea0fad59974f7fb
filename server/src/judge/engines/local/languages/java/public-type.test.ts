import { describe, expect, it } from 'vitest';
import { publicTypeName } from './public-type.ts';

describe('the public type of a Java source', () => {
  it.each([
    ['public class Main { }', 'Main'],
    ['package a.b;\nimport x.*;\npublic final class Solution extends Base { }', 'Solution'],
    ['class Helper { public class Inner { } } public abstract class Main { }', 'Main'],
    ['/* public class A { */ // public class B\npublic class C { }', 'C'],
    ['class A { String s = "} public class B {"; char c = \'}\'; }', null],
    ['class A { String s = """\n } public class B { \\""" """; } public class C { }', 'C'],
    ["class A { char c = '\"'; } public record Pair(int a, int b) { }", 'Pair'],
    ['@Deprecated public sealed interface Shape permits Circle { }', 'Shape'],
    ['public enum Été { A, B }', 'Été'],
    ['public\n  class\n  Main<T> { }', 'Main'],
    ['class Main { public static void main(String[] a) { } }', null],
    ['', null],
  ])('is found: %s', (source, name) => {
    expect(publicTypeName(source)).toBe(name);
  });

  it('is looked for in one pass, whatever is left open', () => {
    for (const open of ['/*', '"""', '"', "'", '//', 'public ', '{']) {
      expect(publicTypeName(open.repeat(200_000))).toBeNull();
    }
  });
});
