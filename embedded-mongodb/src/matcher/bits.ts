import { Binary } from 'bson';
import { isNumeric, toNumber, type Value } from '../bson/values.ts';
import { badValue } from '../errors.ts';

type BitTest = (bit: (position: number) => boolean) => boolean;

/** Compiles the operand of a `$bits…` operator into a test. */
export function parseBits(operator: string, operand: Value): (value: Value) => boolean {
  const positions = bitPositions(operator, operand);
  const test = bitTest(operator, positions);
  return (value) => {
    if (value instanceof Binary) {
      const bytes = value.buffer.subarray(0, value.position);
      return test((position) => (((bytes[position >> 3] ?? 0) >> (position & 7)) & 1) === 1);
    }
    if (!isNumeric(value)) return false;
    const number = typeof value === 'bigint' ? value : toNumber(value);
    if (typeof number === 'number' && !Number.isInteger(number)) return false;
    const bits = BigInt(number);
    return test((position) => ((bits >> BigInt(position)) & 1n) === 1n);
  };
}

function bitTest(operator: string, positions: readonly number[]): BitTest {
  switch (operator) {
    case '$bitsAllSet':
      return (bit) => positions.every(bit);
    case '$bitsAllClear':
      return (bit) => !positions.some(bit);
    case '$bitsAnySet':
      return (bit) => positions.some(bit);
    default:
      return (bit) => !positions.every(bit);
  }
}

function bitPositions(operator: string, operand: Value): number[] {
  if (Array.isArray(operand)) return operand.map((entry) => position(operator, entry));
  if (operand instanceof Binary) {
    const bytes = operand.buffer.subarray(0, operand.position);
    return Array.from({ length: bytes.length * 8 }, (_, index) => index).filter(
      (index) => ((bytes[index >> 3] as number) >> (index & 7)) & 1,
    );
  }
  if (!isNumeric(operand))
    throw badValue(`${operator} takes an Array, a number, or a BinData but received: ${operand}`);
  const mask = toNumber(operand);
  if (!Number.isInteger(mask) || mask < 0) throw badValue(`Expected a non-negative number in: ${operator}: ${mask}`);
  const bits = BigInt(mask);
  return Array.from({ length: 64 }, (_, index) => index).filter((index) => (bits >> BigInt(index)) & 1n);
}

function position(operator: string, entry: Value): number {
  const number = isNumeric(entry) ? toNumber(entry) : Number.NaN;
  if (!Number.isInteger(number) || number < 0) throw badValue(`bit positions must be integers >= 0 in ${operator}`);
  return number;
}
