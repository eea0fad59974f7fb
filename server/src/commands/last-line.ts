/** On a terminal, what is being done stands on the last line. */
export function showLastLine(text: string): void {
  if (!process.stdout.isTTY) return;
  clearLastLine();
  process.stdout.write(`  ${text} …`.slice(0, process.stdout.columns - 1));
}

export function clearLastLine(): void {
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
}
