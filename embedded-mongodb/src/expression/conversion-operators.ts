import { getTypeNumbers, isDocument, isNumeric, toNumber, typeName, type Value } from '../bson/values.ts';
import { badValue, failedToParse, MongoError } from '../errors.ts';
import { type BinaryFormat, convertTo, type Target } from './conversion.ts';
import { type Compiler, type Expression, isNullish, type OperatorTable, readArguments, unary } from './operands.ts';

export const conversionOperators: OperatorTable = {
  $convert: convert,
  $toBool: to('bool'),
  $toDate: to('date'),
  $toDecimal: to('decimal'),
  $toDouble: to('double'),
  $toInt: to('int'),
  $toLong: to('long'),
  $toObjectId: to('objectId'),
  $toString: to('string'),
  $toUUID: unary((value) =>
    isNullish(value) ? null : convertTo(value, { type: 'binData', subtype: 4, format: 'uuid' }),
  ),
  $type: unary((value) => (value === undefined ? 'missing' : typeName(value))),
};

function to(type: string) {
  return unary((value) => (isNullish(value) ? null : convertTo(value, { type })));
}

function convert(operand: Value, compiler: Compiler, name: string): Expression {
  if (!isDocument(operand)) throw failedToParse('$convert expects an object of named arguments');
  const given = readArguments(operand, name, {
    required: ['input', 'to'],
    optional: ['onError', 'onNull', 'format', 'byteOrder'],
    codes: [9, 9, 9],
  });
  const input = compiler.compile(given.input);
  const target = compileTarget(given.to, given.format, compiler);
  const onError = 'onError' in given ? compiler.compile(given.onError) : undefined;
  const onNull = 'onNull' in given ? compiler.compile(given.onNull) : undefined;
  return (scope) => {
    const value = input(scope);
    const wanted = target(scope) as Target | null;
    if (isNullish(value)) return onNull ? onNull(scope) : null;
    if (wanted === null) return null;
    try {
      return convertTo(value, wanted);
    } catch (error) {
      if (onError && error instanceof MongoError && error.codeName === 'ConversionFailure') return onError(scope);
      throw error;
    }
  };
}

/** Compiles the target of a conversion, which is evaluated for each document. */
function compileTarget(source: Value, format: Value, compiler: Compiler): Expression {
  const isNamed = isDocument(source) && 'type' in source;
  const type = compiler.compile(isNamed ? source.type : source);
  const subtype = compiler.compile(isNamed ? (source.subtype ?? 0) : 0);
  const binaryFormat = format === undefined ? undefined : compiler.compile(format);
  return (scope): Target | null => {
    const wanted = type(scope);
    if (isNullish(wanted)) return null;
    const number = subtype(scope);
    const shape = binaryFormat?.(scope);
    return {
      type: targetType(wanted),
      ...(isNumeric(number) ? { subtype: toNumber(number) } : {}),
      ...(typeof shape === 'string' ? { format: shape as BinaryFormat } : {}),
    };
  };
}

const NAME_OF_NUMBER: Record<number, string> = {
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  16: 'int',
  18: 'long',
  19: 'decimal',
};

function targetType(wanted: Value): string {
  if (typeof wanted === 'string') {
    if (getTypeNumbers(wanted) === undefined || wanted === 'number') throw badValue(`Unknown type name: ${wanted}`);
    return wanted;
  }
  if (!isNumeric(wanted))
    throw failedToParse(`$convert's 'to' argument must be a string or number, but is ${typeName(wanted)}`);
  const number = toNumber(wanted);
  if (!Number.isInteger(number)) {
    throw failedToParse(`In $convert, numeric 'to' argument is not an integer`);
  }
  const name = NAME_OF_NUMBER[number];
  if (name) return name;
  throw failedToParse(`In $convert, numeric value for 'to' does not correspond to a BSON type: ${number}`);
}
