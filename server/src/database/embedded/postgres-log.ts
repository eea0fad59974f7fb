import { closeSync, openSync, readSync, statSync, truncateSync } from 'node:fs';

const maxBytes = 5 * 1024 * 1024;
const checkEveryMs = 10 * 60 * 1000;

/** The file that PostgreSQL writes its messages to. */
export type PostgresLog = {
  /** Opens the file for a child process to append to. The caller closes the descriptor. */
  open(): number;
  /** The last few lines written since `mark`, for an error message. */
  reasonSince(mark: number): string;
  /** Bytes in the file now. */
  mark(): number;
  /** Keeps the file below 5 MB or so until the returned function is called. */
  keepSmall(): () => void;
};

/** Describes the log at `file`, which need not exist. Only its owner may read it. */
export function postgresLog(file: string): PostgresLog {
  const mark = () => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const cut = () => {
    // Whoever writes to it appends, so it goes on at the new end.
    if (mark() > maxBytes) truncateSync(file, 0);
  };
  return {
    mark,
    open() {
      cut();
      return openSync(file, 'a', 0o600);
    },
    reasonSince: (start) => lastLines(readFrom(file, start, mark())),
    keepSmall() {
      const timer = setInterval(cut, checkEveryMs);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}

/** The end of what PostgreSQL wrote: the reason comes last, sometimes spread over several lines. */
export function lastLines(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(-8).join('\n');
}

function readFrom(file: string, start: number, end: number): string {
  const from = Math.max(start > end ? 0 : start, end - 16_384);
  if (end <= from) return '';
  const buffer = Buffer.alloc(end - from);
  const descriptor = openSync(file, 'r');
  try {
    return buffer.toString('utf8', 0, readSync(descriptor, buffer, 0, buffer.length, from));
  } finally {
    closeSync(descriptor);
  }
}
