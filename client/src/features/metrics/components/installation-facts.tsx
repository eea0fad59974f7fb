import type { Metrics } from '@stepwise/contracts/metrics';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { formatBytes, formatCount, formatSpan } from '../metrics-words.ts';
import { FactList } from './fact-list.tsx';

/** Which release runs, since when, and what became of its mails. */
export function InstallationFacts({ metrics }: { metrics: Metrics }) {
  const { machine, database, mail } = metrics;
  return (
    <FactList
      facts={[
        ['Release', machine.version],
        ['Schema', database.schema],
        ['Running for', formatSpan(machine.uptimeSeconds)],
        ['Mails waiting', mail.isOn ? formatCount(mail.waiting) : 'Mail is off'],
        ['Mails given up', <GivenUp count={mail.givenUp} />],
      ]}
    />
  );
}

function GivenUp({ count }: { count: number }) {
  if (count === 0) return '0';
  return (
    <Link to={paths.registration} className="link-inline">
      {formatCount(count)}, see why
    </Link>
  );
}

/** How large the database is, and what is largest in it. */
export function DatabaseFacts({ database }: { database: Metrics['database'] }) {
  const tables = database.tables.map(({ name, bytes }) => [name, formatBytes(bytes)] as const);
  return <FactList facts={[['In all', formatBytes(database.bytes)], ...tables]} />;
}
