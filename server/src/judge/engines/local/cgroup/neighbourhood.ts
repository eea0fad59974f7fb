import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Neighbourhood } from './delegated.ts';

const SYSTEMD_WITHIN_MS = 2_000;

/** This machine's. */
export const NEIGHBOURHOOD: Neighbourhood = {
  parentOf: (pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    } catch {
      return 0;
    }
  },
  isDelegated: async (unit, isUsers) => {
    const whose = isUsers ? ['--user'] : [];
    const question = [...whose, 'show', '--property=Delegate', '--value', '--', unit];
    try {
      const answer = await promisify(execFile)('systemctl', question, {
        timeout: SYSTEMD_WITHIN_MS,
      });
      return answer.stdout.trim() === 'yes';
    } catch {
      // A group that is named like a unit, and no systemd that knows of it.
      return false;
    }
  },
};
