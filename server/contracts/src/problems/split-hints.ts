const NUMBERED = /^\s*\d+[.)]\s+/;

/**
 * Hints are stored as one text, "1. … \n2. …", from vague to concrete. Each numbered line starts a hint
 * and the lines below belong to it; a text without numbers is one hint.
 */
export function splitHints(text: string | null): string[] {
  const hints: string[] = [];
  for (const line of (text ?? '').split('\n')) {
    if (NUMBERED.test(line) || hints.length === 0) hints.push(line.replace(NUMBERED, ''));
    else hints.push(`${hints.pop() ?? ''}\n${line}`);
  }
  return hints.map((hint) => hint.trim()).filter((hint) => hint !== '');
}
