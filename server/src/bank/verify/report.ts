/** The result of verifying a problem. */
export type Report = {
  readonly slug: string;
  readonly isVerified: boolean;
  readonly seconds: number;
  /** What is wrong, in words. */
  readonly faults: readonly string[];
  /** What was measured, one line each. */
  readonly figures: readonly string[];
};

/** One line, like "ok      lrucache   24.2 s". */
export function summary({ slug, isVerified, seconds }: Report): string {
  return [
    isVerified ? 'ok    ' : 'FAILED',
    slug.padEnd(24),
    `${seconds.toFixed(1)} s`.padStart(8),
  ].join(' ');
}

/** Lines under a summary. */
export function details({ figures, faults }: Report): string[] {
  return [...figures, ...faults.map((fault) => `✗ ${fault}`)].map((line) =>
    line.replaceAll(/^/gm, '    '),
  );
}

/** All reports as a file: JSON when its name says so, else Markdown. */
export function reportFile(name: string, reports: readonly Report[]): string {
  return name.endsWith('.json') ? `${JSON.stringify(reports, null, 2)}\n` : markdown(reports);
}

function markdown(reports: readonly Report[]): string {
  const rows = reports.map(
    ({ slug, isVerified, seconds }) =>
      `| ${slug} | ${isVerified ? 'verified' : 'failed'} | ${seconds.toFixed(1)} |`,
  );
  const sections = reports.flatMap((report) => ['', `## ${report.slug}`, '', ...details(report)]);
  const head = [
    '# Problems verified',
    '',
    '| problem | verdict | seconds |',
    '| --- | --- | ---: |',
  ];
  return [...head, ...rows, ...sections, ''].join('\n');
}
