import { EJSON } from 'bson';
import type { ClientSession, Document } from 'mongodb';
import type { Entities } from './entities.ts';

export interface MatchOptions {
  /** Where `$$matchesEntity` and `$$sessionLsid` look. */
  entities?: Entities;
  /** Where a document may have more keys than expected: nowhere, at the root (the default), everywhere. */
  extraKeys?: 'nowhere' | 'root' | 'everywhere';
}

export class Mismatch extends Error {}

export function matches(expected: unknown, actual: unknown, options: MatchOptions = {}): boolean {
  try {
    expectMatch(expected, actual, options);
    return true;
  } catch (error) {
    if (error instanceof Mismatch) return false;
    throw error;
  }
}

/** Compares by the rules of the unified test format. Throws a `Mismatch` that names the place of the difference. */
export function expectMatch(expected: unknown, actual: unknown, options: MatchOptions = {}, path = 'result'): void {
  new Matcher(options).compare(expected, actual, path, true);
}

class Matcher {
  readonly #entities: Entities | undefined;
  readonly #extraKeys: 'nowhere' | 'root' | 'everywhere';

  constructor({ entities, extraKeys = 'root' }: MatchOptions) {
    this.#entities = entities;
    this.#extraKeys = extraKeys;
  }

  compare(expected: unknown, actual: unknown, path: string, isRoot: boolean): void {
    const operator = findOperator(expected);
    if (operator) this.#operate(operator[0], operator[1], actual, path, isRoot);
    else if (Array.isArray(expected)) this.#compareArrays(expected, actual, path, isRoot);
    else if (isPlain(expected)) this.#compareDocuments(expected, actual, path, isRoot);
    else if (!areEqual(expected, actual)) throw difference(path, expected, actual);
  }

  #compareArrays(expected: unknown[], actual: unknown, path: string, isRoot: boolean): void {
    if (!Array.isArray(actual)) throw difference(path, expected, actual);
    if (actual.length !== expected.length) {
      throw new Mismatch(`${path} has ${actual.length} elements instead of ${expected.length}: ${show(actual)}`);
    }
    for (const [index, element] of expected.entries()) {
      this.compare(element, actual[index], `${path}[${index}]`, isRoot);
    }
  }

  #compareDocuments(expected: Document, actual: unknown, path: string, isRoot: boolean): void {
    const found = actual instanceof Map ? Object.fromEntries(actual) : actual;
    if (!isObject(found)) throw difference(path, expected, actual);
    for (const [key, value] of Object.entries(expected)) this.compare(value, found[key], `${path}.${key}`, false);
    if (this.#extraKeys === 'everywhere' || (isRoot && this.#extraKeys === 'root')) return;
    const extra = Object.keys(found).filter((key) => found[key] !== undefined && !(key in expected));
    if (extra.length > 0) throw new Mismatch(`${path} has unexpected keys: ${extra.join(', ')}`);
  }

  #operate(operator: string, operand: unknown, actual: unknown, path: string, isRoot: boolean): void {
    switch (operator) {
      case '$$exists':
        if ((actual !== undefined) !== operand) throw new Mismatch(`${path} must ${operand ? '' : 'not '}be there`);
        return;
      case '$$unsetOrMatches':
        if (actual !== undefined && actual !== null) this.compare(operand, actual, path, isRoot);
        return;
      case '$$type':
        if (![operand].flat().some((type) => hasType(actual, String(type))))
          throw new Mismatch(`${path} must have type ${String(operand)}, not ${show(actual)}`);
        return;
      case '$$matchesEntity':
        this.compare(this.#known().value(String(operand)), actual, path, isRoot);
        return;
      case '$$matchesHexBytes':
        if (!Buffer.isBuffer(actual) || actual.toString('hex') !== operand) throw difference(path, operand, actual);
        return;
      case '$$sessionLsid':
        this.compare(this.#known().get<ClientSession>(String(operand)).id, actual, path, isRoot);
        return;
      case '$$lte':
        if (Number(actual) <= Number(operand)) return;
        throw new Mismatch(`${path} must be at most ${String(operand)}, not ${show(actual)}`);
      default:
        throw new Error(`unknown operator ${operator}`);
    }
  }

  #known(): Entities {
    if (!this.#entities) throw new Error('no entities to look into here');
    return this.#entities;
  }
}

function findOperator(value: unknown): [string, unknown] | undefined {
  if (!isPlain(value)) return undefined;
  const entries = Object.entries(value);
  const [first] = entries;
  return entries.length === 1 && first?.[0].startsWith('$$') ? first : undefined;
}

function isObject(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

/** A document, not a value of one of BSON's own types. */
function isPlain(value: unknown): value is Document {
  return isObject(value) && Object.getPrototypeOf(value) === Object.prototype;
}

/** By name, since the driver may have a copy of the classes of its own. */
const NUMBER_CLASSES = new Set<unknown>(['Long', 'Int32', 'Double']);

function asNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint' || NUMBER_CLASSES.has(bsonType(value))) return Number(value);
  return undefined;
}

function areEqual(expected: unknown, actual: unknown): boolean {
  const [left, right] = [asNumber(expected), asNumber(actual)];
  if (left !== undefined && right !== undefined) return left === right;
  if (expected === null) return actual === null;
  if (typeof expected !== 'object' || typeof actual !== 'object') return expected === actual;
  return EJSON.stringify({ value: expected }) === EJSON.stringify({ value: actual });
}

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  double: (value) => asNumber(value) !== undefined,
  int: (value) => Number.isInteger(asNumber(value)),
  long: (value) => Number.isInteger(asNumber(value)),
  number: (value) => asNumber(value) !== undefined,
  decimal: (value) => bsonType(value) === 'Decimal128',
  string: (value) => typeof value === 'string',
  bool: (value) => typeof value === 'boolean',
  object: (value) => isPlain(value),
  array: (value) => Array.isArray(value),
  null: (value) => value === null,
  date: (value) => value instanceof Date,
  binData: (value) => bsonType(value) === 'Binary' || Buffer.isBuffer(value),
  objectId: (value) => bsonType(value) === 'ObjectId',
  timestamp: (value) => bsonType(value) === 'Timestamp',
};

function bsonType(value: unknown): unknown {
  return isObject(value) ? value._bsontype : undefined;
}

function hasType(value: unknown, type: string): boolean {
  const test = TYPES[type];
  if (!test) throw new Error(`unknown type ${type}`);
  return test(value);
}

function difference(path: string, expected: unknown, actual: unknown): Mismatch {
  return new Mismatch(`${path} must be ${show(expected)}, not ${show(actual)}`);
}

function show(value: unknown): string {
  if (value === undefined) return 'missing';
  return EJSON.stringify({ value }, { relaxed: true }).slice('{"value":'.length, -1).slice(0, 300);
}
