import { readFileSync, writeFileSync } from 'node:fs';
import { run } from '../../bootstrap/run.mjs';

/** What Docker changes of a machine's network, and does not take back when it ends. */
export type NetworkState = {
  /** Of each table the output of `iptables -S`. */
  readonly rules: ReadonlyMap<string, readonly string[]>;
  readonly forwarding: string;
};

const TABLES = ['filter', 'nat'];
const FORWARDING = '/proc/sys/net/ipv4/ip_forward';

export async function readNetworkState(): Promise<NetworkState> {
  const rules = new Map<string, readonly string[]>();
  for (const table of TABLES) {
    rules.set(table, (await iptables(table, '-S')).trim().split('\n'));
  }
  return { rules, forwarding: readFileSync(FORWARDING, 'utf8') };
}

/** Removes every rule and chain that was not there before, one by one: others may have made theirs. */
export async function removeNetworkChanges(before: NetworkState): Promise<void> {
  const now = await readNetworkState();
  for (const table of TABLES) {
    const earlier = before.rules.get(table) ?? [];
    const added = (now.rules.get(table) ?? []).filter((rule) => !earlier.includes(rule));
    const ofDocker = added.filter((rule) => / (?:-j )?DOCKER|docker|br-|^-P /.test(rule));
    for (const rule of ofDocker.filter((one) => one.startsWith('-A '))) {
      await iptables(table, ...rule.replace('-A', '-D').split(' '));
    }
    for (const rule of ofDocker.filter((one) => one.startsWith('-N '))) {
      await iptables(table, ...rule.replace('-N', '-X').split(' '));
    }
    for (const policy of earlier.filter((one) => one.startsWith('-P '))) {
      await iptables(table, ...policy.split(' '));
    }
  }
  writeFileSync(FORWARDING, before.forwarding);
}

function iptables(table: string, ...args: string[]): Promise<string> {
  return run('iptables', ['--wait', '--table', table, ...args]);
}
