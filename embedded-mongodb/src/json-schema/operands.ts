import { isNumeric, toNumber, type Value } from '../bson/values.ts';
import { failedToParse, typeMismatch } from '../errors.ts';

export function wholeNumber(keyword: string, operand: Value): number {
  if (!isNumeric(operand)) throw typeMismatch(`$jsonSchema keyword '${keyword}' must be a number`);
  const number = toNumber(operand);
  if (!Number.isInteger(number)) {
    throw failedToParse(`$jsonSchema keyword '${keyword}' must be a whole number, found ${number}`);
  }
  if (number < 0) throw failedToParse(`$jsonSchema keyword '${keyword}' cannot be negative`);
  return number;
}

export function strings(keyword: string, operand: Value): string[] {
  if (!Array.isArray(operand)) throw typeMismatch(`$jsonSchema keyword '${keyword}' must be an array`);
  if (operand.length === 0) throw failedToParse(`$jsonSchema keyword '${keyword}' cannot be an empty array`);
  for (const entry of operand) {
    if (typeof entry !== 'string') {
      throw typeMismatch(`$jsonSchema keyword '${keyword}' must be an array of strings`);
    }
  }
  if (new Set(operand).size < operand.length) {
    throw failedToParse(`$jsonSchema keyword '${keyword}' array cannot contain duplicate values`);
  }
  return operand as string[];
}

export function flag(keyword: string, operand: Value): boolean {
  if (typeof operand === 'boolean') return operand;
  throw typeMismatch(`$jsonSchema keyword '${keyword}' must be a boolean`);
}
