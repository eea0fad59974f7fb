import type { AuditQuery } from '@stepwise/contracts/audit';
import { ACT_KINDS } from '../act-words.ts';

/** What the page's address says; empty where it says nothing. The days are those of the reader. */
export type AuditFilters = {
  readonly act: string;
  readonly by: string;
  readonly about: string;
  readonly from: string;
  readonly to: string;
};

/** What the server is asked for. */
export type AuditWish = Readonly<Record<string, string>>;

export function filtersIn(params: URLSearchParams): AuditFilters {
  const act = ACT_KINDS.find(({ action }) => action === params.get('act'))?.action ?? '';
  const [by, about, from, to] = ['by', 'about', 'from', 'to'].map((name) => params.get(name) ?? '');
  return { act, by: by ?? '', about: about ?? '', from: from ?? '', to: to ?? '' };
}

/** The filters that say something, for the address. */
export function paramsOf(filters: AuditFilters): URLSearchParams {
  return new URLSearchParams(filled(filters));
}

export function wishOf({ act, by, about, from, to }: AuditFilters): AuditWish {
  const wish = { action: act, by, about, since: beginOf(from), until: beginOf(to, 1) };
  return filled(wish satisfies Partial<Record<keyof AuditQuery, string>>);
}

function filled(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));
}

const DAY = /^\d{4}-\d\d-\d\d$/;
/** Of a moment in a year of four digits. */
const MOMENT = /^\d{4}-/;

/** The moment at which a day begins where the reader is, or another so many days later; empty for no day. */
function beginOf(day: string, daysLater = 0): string {
  const date = new Date(DAY.test(day) ? `${day}T00:00` : '');
  if (Number.isNaN(date.getTime())) return '';
  date.setDate(date.getDate() + daysLater);
  const moment = date.toISOString();
  return MOMENT.test(moment) ? moment : '';
}
