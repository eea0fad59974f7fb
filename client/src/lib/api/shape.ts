/**
 * What a value is made of, as far as a page must be able to rely on it: kinds and fields, no formats
 * and no closed lists, which a newer server may add to. A field whose name ends with `?` may be absent.
 */
export type Shape =
  | 'any'
  | 'boolean'
  | 'null'
  | 'number'
  | 'string'
  | readonly ['list', Shape]
  | readonly ['object', Readonly<Record<string, Shape>>]
  | readonly ['or', ...Shape[]]
  | readonly ['record', Shape];

export function fits(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') return isPlain(value, shape);
  if (shape[0] === 'or') return shape.slice(1).some((one) => fits(value, one as Shape));
  const [kind, inner] = shape;
  if (kind === 'list') return Array.isArray(value) && value.every((one) => fits(one, inner));
  if (!isObject(value)) return false;
  if (kind === 'record') return Object.values(value).every((one) => fits(one, inner));
  return Object.entries(inner).every(([name, field]) => hasField(value, name, field));
}

function isPlain(value: unknown, shape: Shape & string): boolean {
  if (shape === 'any') return true;
  return shape === 'null' ? value === null : typeof value === shape;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasField(value: Record<string, unknown>, name: string, shape: Shape): boolean {
  if (!name.endsWith('?')) return fits(value[name], shape);
  const field = value[name.slice(0, -1)];
  return field === undefined || fits(field, shape);
}
