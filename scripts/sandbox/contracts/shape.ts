/**
 * The names and kinds of values in an answer of a provider, as the files beside this one keep them. A string names the
 * kinds that a value has, such as `string|null`; ` ?` says that some answers lack the field, `(seen: a, b)` lists values
 * that an enum has among others. Of an object or an array `""` is the kind itself, `[]` what an array holds, and every
 * other name a field.
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
  // Of a field that was null in every example nothing is known but its name.
  const isUnknown = names.length === 1 && names[0] === 'null';
  return isUnknown || names.includes(kind) || (kind === 'integer' && names.includes('number'));
}

const isFields = (value: unknown): value is Record<string, unknown> => kindOf(value) === 'object';

/**
 * What an answer of a sandbox has that the provider's has not: unknown names, and values of another kind, each with its
 * path. Fields that the answer leaves out are no difference; `findMissing` names them.
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
  // An object without fields stands for any, such as metadata.
  if (Object.keys(shape).every((name) => name === '')) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const expected = name === '' ? undefined : shape[name];
    return expected === undefined ? [`${at} is unknown to the provider`] : findDifferences(expected, each, at);
  });
}

/** The paths, such as `rates[].id`, that an answer lacks, although the provider's always has them. */
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
