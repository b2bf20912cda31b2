import { Decimal128 } from 'bson';
import { compareValues, equalValues } from '../bson/compare.ts';
import { parseTypes } from '../bson/type-names.ts';
import { isNumeric, type Numeric, toNumber, typeName, type Value } from '../bson/values.ts';
import { failedToParse, typeMismatch } from '../errors.ts';
import { compileRegex } from '../regex/regex.ts';
import type { Keyword, Rule } from './keyword.ts';
import { flag, wholeNumber } from './operands.ts';

const JSON_TYPES: Readonly<Record<string, string>> = {
  object: 'object',
  array: 'array',
  number: 'number',
  boolean: 'bool',
  string: 'string',
  null: 'null',
};

/** Keywords for the value itself: types, numbers and strings. */
export const valueKeywords: Readonly<Record<string, Keyword>> = {
  type: (operand, schema) => {
    if (schema.bsonType !== undefined) {
      throw failedToParse("Cannot specify both $jsonSchema keywords 'type' and 'bsonType'");
    }
    const names = (Array.isArray(operand) ? operand : [operand]).map((name) => {
      if (typeof name !== 'string') {
        throw typeMismatch("$jsonSchema keyword 'type' must be either a string or an array of strings");
      }
      if (name === 'integer') throw failedToParse("$jsonSchema type 'integer' is not currently supported.");
      const known = Object.hasOwn(JSON_TYPES, name) ? JSON_TYPES[name] : undefined;
      if (known === undefined) throw failedToParse(`Unknown type name alias: ${name}`);
      return known;
    });
    return typeRule('type', operand, names);
  },
  bsonType: (operand) => {
    const names = Array.isArray(operand) ? operand : [operand];
    if (!names.every((name) => typeof name === 'string')) {
      throw typeMismatch("$jsonSchema keyword 'bsonType' must be either a string or an array of strings");
    }
    return typeRule('bsonType', operand, names);
  },
  enum: (operand) => {
    if (!Array.isArray(operand)) throw typeMismatch("$jsonSchema keyword 'enum' must be an array");
    if (operand.length === 0) throw failedToParse("$jsonSchema keyword 'enum' cannot be an empty array");
    return (value) => {
      if (operand.some((entry) => equalValues(entry, value))) return undefined;
      return failure('enum', { enum: operand }, 'value was not found in enum', value);
    };
  },
  minimum: limit('minimum', 'exclusiveMinimum', (order) => order > 0),
  maximum: limit('maximum', 'exclusiveMaximum', (order) => order < 0),
  exclusiveMinimum: companion('exclusiveMinimum', 'minimum'),
  exclusiveMaximum: companion('exclusiveMaximum', 'maximum'),
  multipleOf: (operand) => {
    if (!isNumeric(operand)) throw typeMismatch("$jsonSchema keyword 'multipleOf' must be a number");
    if (toNumber(operand) <= 0) throw failedToParse("$jsonSchema keyword 'multipleOf' must have a positive value");
    return (value) => {
      if (!isNumeric(value) || isMultiple(value, operand)) return undefined;
      const reason = 'considered value is not a multiple of the specified value';
      return failure('multipleOf', { multipleOf: operand }, reason, value);
    };
  },
  minLength: length('minLength', (characters, bound) => characters >= bound),
  maxLength: length('maxLength', (characters, bound) => characters <= bound),
  pattern: (operand) => {
    if (typeof operand !== 'string') throw typeMismatch("$jsonSchema keyword 'pattern' must be a string");
    const { expression } = compileRegex(operand, '');
    return (value) => {
      if (typeof value !== 'string' || expression.test(value)) return undefined;
      return failure('pattern', { pattern: operand }, 'regular expression did not match', value);
    };
  },
};

function failure(operatorName: string, specifiedAs: object, reason: string, consideredValue: Value) {
  return { operatorName, specifiedAs, reason, consideredValue };
}

function typeRule(keyword: string, operand: Value, names: Value[]): Rule {
  const fits = parseTypes(names);
  return (value) => {
    if (fits(value)) return undefined;
    return {
      ...failure(keyword, { [keyword]: operand }, 'type did not match', value),
      consideredType: typeName(value),
    };
  };
}

function limit(keyword: string, exclusive: string, isInside: (order: number) => boolean): Keyword {
  return (operand, schema) => {
    if (!isNumeric(operand)) throw typeMismatch(`$jsonSchema keyword '${keyword}' must be a number`);
    const isExclusive = schema[exclusive] !== undefined && flag(exclusive, schema[exclusive]);
    const specified = isExclusive ? { [keyword]: operand, [exclusive]: true } : { [keyword]: operand };
    return (value) => {
      if (!isNumeric(value)) return undefined;
      const order = compareValues(value, operand);
      if (isInside(order) || (order === 0 && !isExclusive)) return undefined;
      return failure(keyword, specified, 'comparison failed', value);
    };
  };
}

/** A keyword that modifies another one. */
function companion(keyword: string, needed: string): Keyword {
  return (operand, schema) => {
    flag(keyword, operand);
    if (schema[needed] !== undefined) return undefined;
    throw failedToParse(`$jsonSchema keyword '${needed}' must be a present if ${keyword} is present`);
  };
}

function length(keyword: string, fits: (characters: number, bound: number) => boolean): Keyword {
  return (operand) => {
    const bound = wholeNumber(keyword, operand);
    return (value) => {
      if (typeof value !== 'string' || fits([...value].length, bound)) return undefined;
      return failure(keyword, { [keyword]: operand }, 'specified string length was not satisfied', value);
    };
  };
}

function isMultiple(value: Numeric, divisor: Numeric): boolean {
  if (value instanceof Decimal128 || divisor instanceof Decimal128) return isDecimalMultiple(value, divisor);
  if (typeof value === 'bigint' && Number.isInteger(toNumber(divisor))) {
    return value % BigInt(toNumber(divisor)) === 0n;
  }
  return toNumber(value) % toNumber(divisor) === 0;
}

/** Compares as integers scaled by the smaller exponent, so that 0.3 is a multiple of 0.1. */
function isDecimalMultiple(value: Numeric, divisor: Numeric): boolean {
  const [left, right] = [decimalParts(value), decimalParts(divisor)];
  if (!left || !right) return false;
  const places = Math.max(left.places, right.places);
  const scaled = (part: { digits: bigint; places: number }) => part.digits * 10n ** BigInt(places - part.places);
  return scaled(left) % scaled(right) === 0n;
}

const MAX_PLACES = 400;

function decimalParts(value: Numeric): { digits: bigint; places: number } | undefined {
  const match = /^(-?)(\d+)(?:\.(\d*))?(?:e([+-]?\d+))?$/i.exec(
    String(value instanceof Decimal128 ? value : toNumber(value)),
  );
  if (!match) return undefined;
  const [, sign = '', whole = '0', fraction = '', exponent = '0'] = match;
  const places = fraction.length - Number(exponent);
  if (Math.abs(places) > MAX_PLACES) return undefined;
  const digits = BigInt(sign + whole + fraction);
  return places < 0 ? { digits: digits * 10n ** BigInt(-places), places: 0 } : { digits, places };
}
