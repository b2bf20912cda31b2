import { badValue, MongoError } from '../errors.ts';
import { getTypeNumbers, isNumeric, toNumber, typeNumber, type Value } from './values.ts';

/** Compiles the operand of `$type` into a test. */
export function parseTypes(operand: Value): (value: Value) => boolean {
  const names = Array.isArray(operand) ? operand : [operand];
  if (names.length === 0) throw new MongoError('FailedToParse', '$type must match at least one type');
  const numbers = new Set(names.flatMap(typeNumbers));
  return (value) => value !== undefined && numbers.has(typeNumber(value));
}

function typeNumbers(name: Value): number[] {
  if (typeof name === 'string') {
    const found = getTypeNumbers(name);
    if (!found) throw badValue(`Unknown type name alias: ${name}`);
    return found;
  }
  if (!isNumeric(name)) throw new MongoError('TypeMismatch', 'type must be represented as a number or a string');
  const number = toNumber(name);
  if (!Number.isInteger(number) || ((number < 1 || number > 19) && number !== -1 && number !== 127)) {
    throw badValue(`Invalid numerical type code: ${number}`);
  }
  return [number];
}
