import { Decimal128, type Timestamp } from 'bson';
import { arithmetic } from '../bson/arithmetic.ts';
import { compareValues, equalValues, identicalValues } from '../bson/compare.ts';
import {
  clone,
  type Document,
  isDocument,
  isInt32,
  isNumeric,
  keysOf,
  type Numeric,
  typeName,
  type Value,
} from '../bson/values.ts';
import { badValue, failedToParse, typeMismatch } from '../errors.ts';
import { applyPush, parsePush, pulledBy } from './arrays.ts';
import { removeAt, type Target, targetOf, valueAt } from './target.ts';

/** What an update touched, by concrete path; the values are read when it is over. */
export interface Changes {
  set(path: string): void;
  removed(path: string): void;
}

interface OperatorContext {
  root: Document;
  path: string[];
  changes: Changes;
  now: { date: Date; timestamp: Timestamp };
}

/** An operator with its operand, ready for any document. */
export type Action = (context: OperatorContext) => void;

/** Prepares one field of an update operator. Throws where the operand does not suit it. */
export function parseOperator(operator: string, field: string, operand: Value): Action {
  switch (operator) {
    case '$set':
    case '$setOnInsert':
      return (context) => assign(context, targetOf(context.root, context.path), clone(operand));
    case '$unset':
      return (context) => {
        if (removeAt(context.root, context.path)) noteRemoval(context);
      };
    case '$inc':
    case '$mul':
      return numericOperator(operator, field, operand);
    case '$min':
    case '$max':
      return (context) => {
        const target = targetOf(context.root, context.path);
        const order = target.exists ? compareValues(operand, target.value) : 0;
        if (!target.exists || (operator === '$min' ? order < 0 : order > 0)) assign(context, target, clone(operand));
      };
    case '$currentDate':
      return currentDate(operand);
    case '$bit':
      return bitOperator(field, operand);
    case '$rename':
      return renameOperator(field, operand);
    default:
      return arrayOperator(operator, field, operand);
  }
}

function assign(context: OperatorContext, target: Target, value: Value): void {
  if (target.exists && identicalValues(target.value, value)) return;
  context.changes.set(target.set(value));
}

function noteRemoval(context: OperatorContext): void {
  const { root, path, changes } = context;
  const parent = valueAt(root, path.slice(0, -1));
  if (Array.isArray(parent)) changes.set(path.join('.'));
  else changes.removed(path.join('.'));
}

function numericOperator(operator: '$inc' | '$mul', field: string, operand: Value): Action {
  const verb = operator === '$inc' ? 'increment' : 'multiply';
  if (!isNumeric(operand)) {
    throw typeMismatch(`Cannot ${verb} with non-numeric argument: {${field}: ${JSON.stringify(operand)}}`);
  }
  return (context) => {
    const target = targetOf(context.root, context.path);
    if (!target.exists) {
      const start = operator === '$inc' ? operand : (arithmetic(operand, 0, 'multiply') as Numeric);
      context.changes.set(target.set(start));
      return;
    }
    if (!isNumeric(target.value)) {
      throw typeMismatch(
        `Cannot apply ${operator} to a value of non-numeric type. {_id: ${String(context.root._id)}} has the field '${context.path.at(-1)}' of non-numeric type ${typeName(target.value)}`,
      );
    }
    const result = arithmetic(target.value, operand, operator === '$inc' ? 'add' : 'multiply');
    if (result === undefined) {
      throw badValue(
        `Failed to apply ${operator} operations to current value (${String(target.value)}) for document {_id: ${String(context.root._id)}}`,
      );
    }
    assign(context, target, result);
  };
}

function currentDate(operand: Value): Action {
  const type = isDocument(operand) ? operand.$type : operand === true || operand === false ? 'date' : undefined;
  if (type !== 'date' && type !== 'timestamp') {
    throw badValue(
      isDocument(operand)
        ? "The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}"
        : `${typeName(operand)} is not valid type for $currentDate. Please use a boolean ('true') or a $type expression ({$type: 'timestamp/date'}).`,
    );
  }
  return (context) => {
    const value = type === 'date' ? context.now.date : context.now.timestamp;
    assign(context, targetOf(context.root, context.path), value);
  };
}

function isWhole(value: Value): value is number | bigint {
  return typeof value === 'bigint' || isInt32(value);
}

function bitOperator(field: string, operand: Value): Action {
  if (!isDocument(operand) || keysOf(operand).length === 0) {
    throw badValue(
      `The $bit modifier is not compatible with a ${typeName(operand)}. You must pass in an embedded document: {$bit: {field: {and/or/xor: #}}`,
    );
  }
  const steps = keysOf(operand).map((name) => {
    const mask = operand[name];
    if (name !== 'and' && name !== 'or' && name !== 'xor') {
      throw badValue(
        `The $bit modifier only supports 'and', 'or', and 'xor', not '${name}' which is an unknown operator: {${name}: ${String(mask)}}`,
      );
    }
    if (!isWhole(mask)) {
      throw badValue(
        `The $bit modifier field must be an Integer(32/64 bit); a '${typeName(mask)}' is not supported here: {${name}: ${String(mask)}}`,
      );
    }
    return { name, mask };
  });
  return (context) => {
    const target = targetOf(context.root, context.path);
    const start = target.exists ? target.value : 0;
    if (!isWhole(start)) {
      throw badValue(
        `Cannot apply $bit to a value of non-integral type._id: ${String(context.root._id)} has the field ${field} of non-integer type ${typeName(start)}`,
      );
    }
    assign(
      context,
      target,
      steps.reduce<number | bigint>((value, { name, mask }) => bitwise(value, name, mask), start),
    );
  };
}

function bitwise(left: number | bigint, name: string, right: number | bigint): number | bigint {
  const [a, b] = [BigInt(left), BigInt(right)];
  const result = name === 'and' ? a & b : name === 'or' ? a | b : a ^ b;
  return typeof left === 'bigint' || typeof right === 'bigint'
    ? BigInt.asIntN(64, result)
    : Number(BigInt.asIntN(32, result));
}

function renameOperator(field: string, operand: Value): Action {
  if (typeof operand !== 'string')
    throw badValue(`The 'to' field for $rename must be a string: ${field}: ${String(operand)}`);
  if (operand === field) throw badValue(`The source and target field for $rename must differ: ${field}: "${operand}"`);
  if (/\$/.test(field) || /\$/.test(operand))
    throw badValue(`The source field for $rename may not be dynamic: ${field}`);
  const to = operand.split('.');
  return (context) => {
    const value = valueAt(context.root, context.path);
    if (value === undefined) return;
    removeAt(context.root, context.path);
    noteRemoval(context);
    context.changes.set(targetOf(context.root, to).set(value));
  };
}

function arrayOperator(operator: string, field: string, operand: Value): Action {
  switch (operator) {
    case '$push':
      return pushOperator(operand);
    case '$addToSet':
      return addToSet(field, operand);
    case '$pop':
      return popOperator(operand);
    case '$pull':
      return removing(pulledBy(operand), '$pull');
    case '$pullAll': {
      if (!Array.isArray(operand))
        throw badValue(`$pullAll requires an array argument but was given a ${typeName(operand)}`);
      return removing((element) => operand.some((entry) => equalValues(entry, element)), '$pullAll');
    }
    default:
      throw failedToParse(
        `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
  }
}

function arrayIn(context: OperatorContext, target: Target, operator: string): Value[] {
  if (!target.exists) return [];
  if (Array.isArray(target.value)) return target.value;
  throw badValue(
    operator === '$push'
      ? `The field '${context.path.join('.')}' must be an array but is of type ${typeName(target.value)} in document {_id: ${String(context.root._id)}}`
      : `Cannot apply ${operator} to non-array field. Field named '${context.path.at(-1)}' has non-array type ${typeName(target.value)}`,
  );
}

/** Writes an array, noting only the new elements where the old ones stayed as they were. */
function writeArray(context: OperatorContext, target: Target, before: readonly Value[], after: Value[]): void {
  const isAppend = target.exists && before.every((value, index) => value === after[index]);
  if (isAppend && before.length === after.length) return;
  const path = target.set(after);
  if (!isAppend) context.changes.set(path);
  else for (let index = before.length; index < after.length; index++) context.changes.set(`${path}.${index}`);
}

function pushOperator(operand: Value): Action {
  const push = parsePush(operand);
  return (context) => {
    const target = targetOf(context.root, context.path);
    const before = arrayIn(context, target, '$push');
    writeArray(context, target, before, applyPush(before, push));
  };
}

function addToSet(field: string, operand: Value): Action {
  let values: readonly Value[] = [operand];
  if (isDocument(operand) && keysOf(operand)[0] === '$each') {
    if (!Array.isArray(operand.$each)) {
      throw typeMismatch(
        `The argument to $each in $addToSet must be an array but it was of type ${typeName(operand.$each)}`,
      );
    }
    if (keysOf(operand).length > 1) throw badValue(`Found unexpected fields after $each in $addToSet: ${field}`);
    values = operand.$each;
  }
  return (context) => {
    const target = targetOf(context.root, context.path);
    const before = arrayIn(context, target, '$addToSet');
    const after = [...before];
    for (const value of values) if (!after.some((entry) => equalValues(entry, value))) after.push(clone(value));
    writeArray(context, target, before, after);
  };
}

function popOperator(operand: Value): Action {
  const from = isNumeric(operand)
    ? Number(operand instanceof Decimal128 ? operand.toString() : operand.valueOf())
    : Number.NaN;
  if (from !== 1 && from !== -1) throw failedToParse(`$pop expects 1 or -1, found: ${String(operand)}`);
  return (context) => {
    const target = targetOf(context.root, context.path);
    if (!target.exists) return;
    if (!Array.isArray(target.value)) {
      throw typeMismatch(
        `Path '${context.path.join('.')}' contains an element of non-array type '${typeName(target.value)}'`,
      );
    }
    if (target.value.length === 0) return;
    context.changes.set(target.set(from === 1 ? target.value.slice(0, -1) : target.value.slice(1)));
  };
}

function removing(isRemoved: (element: Value) => boolean, operator: string): Action {
  return (context) => {
    if (valueAt(context.root, context.path) === undefined) return;
    const target = targetOf(context.root, context.path);
    const before = arrayIn(context, target, operator);
    const after = before.filter((element) => !isRemoved(element));
    if (after.length < before.length) context.changes.set(target.set(after));
  };
}
