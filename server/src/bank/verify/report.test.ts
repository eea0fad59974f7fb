import { describe, expect, it } from 'vitest';
import { details, reportFile, summary } from './report.ts';
import type { Report } from './report.ts';

const RIGHT: Report = {
  slug: 'pairsum',
  isVerified: true,
  seconds: 31.25,
  faults: [],
  figures: ['validator: 19 inputs taken, 12 refused'],
};
const WRONG: Report = {
  slug: 'lis',
  isVerified: false,
  seconds: 4,
  faults: ['x.java does not compile:\nline 3'],
  figures: [],
};

describe('a report', () => {
  it('is a line on the screen, and what was found beneath', () => {
    expect(summary(RIGHT)).toMatch(/^ok +pairsum +31\.3 s$/);
    expect(summary(WRONG)).toMatch(/^FAILED lis +4\.0 s$/);
    expect(details(RIGHT)).toEqual(['    validator: 19 inputs taken, 12 refused']);
    expect(details(WRONG)).toEqual(['    ✗ x.java does not compile:\n    line 3']);
  });

  it('goes into a file as Markdown: a table, then all figures', () => {
    const text = reportFile('out.md', [RIGHT, WRONG]);
    expect(text).toContain('| pairsum | verified | 31.3 |\n| lis | failed | 4.0 |\n');
    expect(text).toContain('## pairsum\n\n    validator: 19 inputs taken, 12 refused\n');
  });

  it('goes into a file as JSON when the name says so', () => {
    expect(JSON.parse(reportFile('out.json', [RIGHT, WRONG]))).toEqual([RIGHT, WRONG]);
  });
});
