import { lineOf, type Finding } from '../chaos/finding.ts';

/** Tells a person what was found. Returns the exit code: 1 when something does not hold. */
export function reportFindings(findings: readonly Finding[]): 0 | 1 {
  for (const finding of findings) console.log(lineOf(finding));
  return findings.every(({ holds }) => holds !== false) ? 0 : 1;
}
