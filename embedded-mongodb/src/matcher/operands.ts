import { isNumeric, toNumber, typeName, type Value } from '../bson/values.ts';
import { badValue, failedToParse } from '../errors.ts';

export function parseMod(operand: Value): (value: Value) => boolean {
  if (!Array.isArray(operand)) throw badValue('malformed mod, needs to be an array');
  if (operand.length < 2) throw badValue('malformed mod, not enough elements');
  if (operand.length > 2) throw badValue('malformed mod, too many elements');
  const [divisor, remainder] = operand;
  if (!isNumeric(divisor)) throw badValue('malformed mod, divisor value is invalid');
  if (!isNumeric(remainder)) throw badValue('malformed mod, remainder value is invalid');
  const by = BigInt(Math.trunc(toNumber(divisor)));
  const rest = BigInt(Math.trunc(toNumber(remainder)));
  if (by === 0n) throw badValue('divisor cannot be 0');
  return (value) => {
    if (!isNumeric(value)) return false;
    const number = typeof value === 'bigint' ? value : toNumber(value);
    if (typeof number === 'number' && !Number.isFinite(number)) return false;
    return BigInt(typeof number === 'number' ? Math.trunc(number) : number) % by === rest;
  };
}

export function parseSize(operand: Value): number {
  if (!isNumeric(operand))
    throw failedToParse(`Failed to parse $size. Expected a number in: $size: ${typeName(operand)}`);
  const size = toNumber(operand);
  if (!Number.isInteger(size)) throw failedToParse(`Failed to parse $size. Expected an integer: $size: ${size}`);
  if (size < 0) throw failedToParse(`Failed to parse $size. Expected a non-negative number in: $size: ${size}`);
  return size;
}

export function parseSampleRate(operand: Value): number {
  const rate = isNumeric(operand) ? toNumber(operand) : Number.NaN;
  if (rate >= 0 && rate <= 1) return rate;
  throw badValue(`numeric argument to $parseSampleRate must be in [0, 1]`);
}
