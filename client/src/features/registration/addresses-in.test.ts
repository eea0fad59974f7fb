import { expect, test } from 'vitest';
import { addressesIn } from './addresses-in.ts';

test.each([
  ['Nachname;Vorname;E-Mail\nBerg;Ben;Ben.Berg@s.example\n', [['ben.berg@s.example', 'Berg Ben']]],
  ['"O\'Neil, Pat",pat@s.example,10b', [['pat@s.example', "O'Neil Pat 10b"]]],
  [
    'Ada L. <ada@s.example>, "Grace" <grace@s.example>; kim@s.example',
    [
      ['ada@s.example', 'Ada L.'],
      ['grace@s.example', 'Grace'],
      ['kim@s.example', ''],
    ],
  ],
  ['Ada ada@s.example\r\nLovelace ADA@s.example', [['ada@s.example', 'Ada']]],
  [
    "Conor O'Brien,o'brien@s.example\n'pat@s.example'; mailto:kim@s.example.",
    [
      ["o'brien@s.example", "Conor O'Brien"],
      ['pat@s.example', ''],
      ['kim@s.example', ''],
    ],
  ],
  ['no address here', []],
])('in %j are the addresses, with the words beside them', (text, found) => {
  expect([...addressesIn(text)]).toEqual(found);
});
