/**
 * The names and types of values in a provider's response, as stored in the files of this folder. A string names the types of a
 * value, such as `string|null`; ` ?` marks a field that some responses lack, and `(seen: a, b)` lists known values of an enum. In
 * an object or an array `""` is the type itself, `[]` the type of an array's items, and every other name a field.
 */
export type Shape = string | { readonly [name: string]: Shape };

interface Kinds {
  readonly names: readonly string[];
  readonly optional: boolean;
}

function readKinds(shape: Shape): Kinds {
  const text = typeof shape === 'string' ? shape : String(shape[''] ?? 'object');
  const [kinds = ''] = text.split(' ', 1);
  return { names: kinds.split('|'), optional: / \?( |$)/.test(text) };
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function fits(value: unknown, { names }: Kinds): boolean {
  const kind = kindOf(value);
  // If a field was null in every example, only its name is known.
  const isUnknown = names.length === 1 && names[0] === 'null';
  return isUnknown || names.includes(kind) || (kind === 'integer' && names.includes('number'));
}

const isFields = (value: unknown): value is Record<string, unknown> => kindOf(value) === 'object';

/**
 * Parts of a sandbox's response that the provider's does not have: unknown names, and values of other types, each with its path.
 * Missing fields are not included; `findMissing` returns them.
 */
export function findDifferences(shape: Shape, value: unknown, path = ''): string[] {
  const kinds = readKinds(shape);
  if (!fits(value, kinds)) return [`${path || 'the answer'} is ${kindOf(value)}, not ${kinds.names.join(' or ')}`];
  if (typeof shape === 'string') return [];
  if (Array.isArray(value)) {
    const item = shape['[]'];
    return item === undefined ? [] : value.flatMap((each, index) => findDifferences(item, each, `${path}[${index}]`));
  }
  if (!isFields(value)) return [];
  // An object without fields allows any, such as metadata.
  if (Object.keys(shape).every((name) => name === '')) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const expected = name === '' ? undefined : shape[name];
    return expected === undefined ? [`${at} is unknown to the provider`] : findDifferences(expected, each, at);
  });
}

/** The paths, such as `rates[].id`, that a response lacks although the provider's always has them. */
export function findMissing(shape: Shape, value: unknown, path = ''): string[] {
  if (typeof shape === 'string') return [];
  if (Array.isArray(value)) {
    const item = shape['[]'];
    const missing = item === undefined ? [] : value.flatMap((each) => findMissing(item, each, `${path}[]`));
    return [...new Set(missing)];
  }
  if (!isFields(value)) return [];
  return Object.entries(shape).flatMap(([name, expected]) => {
    if (name === '' || name === '[]') return [];
    const at = path === '' ? name : `${path}.${name}`;
    if (!(name in value)) return readKinds(expected).optional ? [] : [at];
    return findMissing(expected, value[name], at);
  });
}
