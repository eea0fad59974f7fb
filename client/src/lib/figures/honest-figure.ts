/**
 * A figure as the text has it, like "500+", and this installation's own once that is higher.
 * @param own undefined as long as it is not known
 */
export function honestFigure(told: string, own: number | undefined): string {
  return own !== undefined && own > Number.parseInt(told, 10) ? String(own) : told;
}
