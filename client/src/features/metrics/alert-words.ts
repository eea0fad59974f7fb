import type { AlertKind } from '@stepwise/contracts/metrics';

const WORDS: Readonly<Record<AlertKind, string>> = {
  'not-ready': 'Not ready',
  ready: 'Ready again',
  'backup-old': 'Backup too old',
  'backup-fresh': 'Backup fresh again',
  'disk-low': 'Disk nearly full',
  'disk-fine': 'Disk has room again',
  'nobody-judges': 'Nobody judges what waits',
  'judged-again': 'Judged again',
  test: 'Test',
};

/** What an alert said; the name of one that a newer server knows. */
export function sayAlert(what: string): string {
  return (WORDS as Readonly<Record<string, string>>)[what] ?? what;
}
