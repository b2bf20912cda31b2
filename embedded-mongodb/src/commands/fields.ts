import { type Document, isDocument, isNumeric, toNumber, typeName, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';

/** A command as received; contexts have this shape. */
interface CommandBody {
  readonly name: string;
  readonly body: Document;
}

export function stringField(command: CommandBody, name: string): string {
  const value = command.body[name];
  if (typeof value === 'string') return value;
  throw wrongType(command, name, value, 'string');
}

function wrongType(command: CommandBody, name: string, value: Value, expected: string): MongoError {
  if (value === undefined) {
    return new MongoError('IDLFailedToParse', `BSON field '${command.name}.${name}' is missing but a required field`);
  }
  return new MongoError(
    'TypeMismatch',
    `BSON field '${command.name}.${name}' is the wrong type '${typeName(value)}', expected type '${expected}'`,
  );
}

export function documentField(command: CommandBody, name: string): Document | undefined {
  const value = command.body[name];
  if (value === undefined || value === null) return undefined;
  if (!isDocument(value)) throw wrongType(command, name, value, 'object');
  return value;
}

export function arrayField(command: CommandBody, name: string): Value[] {
  const value = command.body[name];
  if (!Array.isArray(value)) throw wrongType(command, name, value, 'array');
  return value;
}

/** Reads a non-negative whole number. */
export function countField(command: CommandBody, name: string): number | undefined {
  const value = command.body[name];
  if (value === undefined || value === null) return undefined;
  if (!isNumeric(value)) throw wrongType(command, name, value, 'long');
  const number = Math.trunc(toNumber(value));
  if (number < 0) {
    throw new MongoError(51024, `BSON field '${name}' value must be >= 0, actual value '${number}'`);
  }
  return number;
}

export function isTrue(value: Value): boolean {
  return value === true || (isNumeric(value) && toNumber(value) !== 0);
}
