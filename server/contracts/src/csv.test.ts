import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it.each([
  [['Ada', 'ada@example.com'], 'Ada,ada@example.com\r\n'],
  [['Lovelace, Ada', 'says "hello"'], '"Lovelace, Ada","says ""hello"""\r\n'],
  [['two\nlines', 'a;b', ''], '"two\nlines","a;b",\r\n'],
  [['=1+1', '+1', '-1', '@SUM(A1)'], "'=1+1,'+1,'-1,'@SUM(A1)\r\n"],
  [['\uFF1D1+1', '\uFF20SUM(A1)'], "'\uFF1D1+1,'\uFF20SUM(A1)\r\n"],
  [['\t=1', '\r=1', '\n=1', '=A1,"B"'], '"\'\t=1","\'\r=1","\'\n=1","\'=A1,""B"""\r\n'],
  [['a=1', '3-1', 'Zoë 😀'], 'a=1,3-1,Zoë 😀\r\n'],
])('%j is a line of CSV', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});
