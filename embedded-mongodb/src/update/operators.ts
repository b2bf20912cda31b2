import { arithmetic } from '../bson/arithmetic.ts';
import { compareValues } from '../bson/compare.ts';
import { isPosition } from '../bson/path.ts';
import { showValue } from '../bson/show.ts';
import {
  clone,
  type Document,
  getKeys,
  isDocument,
  isInt32,
  isNumeric,
  type Numeric,
  typeName,
  type Value,
} from '../bson/values.ts';
import type { Collation } from '../collation/collation.ts';
import { badValue, MongoError, typeMismatch } from '../errors.ts';
import { type Action, assign, type OperatorContext } from './action.ts';
import { arrayOperator } from './array-operators.ts';
import { isDynamic } from './paths.ts';
import { findTarget, removeAt, valueAt } from './target.ts';

/** Compiles one field of an update operator. Throws for invalid operands. */
export function parseOperator(
  operator: string,
  field: string,
  operand: Value,
  collation: Collation | undefined,
): Action {
  switch (operator) {
    case '$set':
    case '$setOnInsert':
      return (context) => assign(context, findTarget(context.root, context.path), clone(operand));
    case '$unset':
      return (context) => {
        if (removeAt(context.root, context.path)) recordRemoval(context);
      };
    case '$inc':
    case '$mul':
      return numericOperator(operator, field, operand);
    case '$min':
    case '$max':
      return (context) => {
        const target = findTarget(context.root, context.path);
        const order = target.exists ? compareValues(operand, target.value, collation) : 0;
        if (!target.exists || (operator === '$min' ? order < 0 : order > 0)) assign(context, target, clone(operand));
      };
    case '$currentDate':
      return currentDate(operand);
    case '$bit':
      return bitOperator(field, operand);
    case '$rename':
      return renameOperator(field, operand);
    default:
      return arrayOperator(operator, field, operand, collation);
  }
}

function recordRemoval(context: OperatorContext): void {
  const { root, path, changes } = context;
  const parent = valueAt(root, path.slice(0, -1));
  if (Array.isArray(parent)) changes.set(path.join('.'));
  else changes.removed(path.join('.'));
}

function numericOperator(operator: '$inc' | '$mul', field: string, operand: Value): Action {
  const verb = operator === '$inc' ? 'increment' : 'multiply';
  if (!isNumeric(operand)) {
    throw typeMismatch(`Cannot ${verb} with non-numeric argument: {${field}: ${showValue(operand)}}`);
  }
  return (context) => {
    const target = findTarget(context.root, context.path);
    if (!target.exists) {
      const start = operator === '$inc' ? operand : (arithmetic(operand, 0, 'multiply') as Numeric);
      context.changes.set(target.set(start));
      return;
    }
    if (!isNumeric(target.value)) {
      throw typeMismatch(
        `Cannot apply ${operator} to a value of non-numeric type. {_id: ${showValue(context.root._id)}} has the field '${context.path.at(-1)}' of non-numeric type ${typeName(target.value)}`,
      );
    }
    const result = arithmetic(target.value, operand, operator === '$inc' ? 'add' : 'multiply');
    if (result === undefined) {
      throw badValue(
        `Failed to apply ${operator} operations to current value (${String(target.value)}) for document {_id: ${showValue(context.root._id)}}`,
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
    const value = type === 'date' ? context.now.date : context.now.timestamp();
    assign(context, findTarget(context.root, context.path), value);
  };
}

function isWhole(value: Value): value is number | bigint {
  return typeof value === 'bigint' || isInt32(value);
}

function bitOperator(field: string, operand: Value): Action {
  if (isDocument(operand) && getKeys(operand).length === 0) {
    throw badValue(`You must pass in at least one bitwise operation. The format is: {$bit: {field: {and/or/xor: #}}`);
  }
  if (!isDocument(operand)) {
    throw badValue(
      `The $bit modifier is not compatible with a ${typeName(operand)}. You must pass in an embedded document: {$bit: {field: {and/or/xor: #}}`,
    );
  }
  const steps = getKeys(operand).map((name) => {
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
    const target = findTarget(context.root, context.path);
    const start = target.exists ? target.value : 0;
    if (!isWhole(start)) {
      throw badValue(
        `Cannot apply $bit to a value of non-integral type._id: ${showValue(context.root._id)} has the field ${field} of non-integer type ${typeName(start)}`,
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
  if (field.split('.').some(isDynamic)) throw badValue(`The source field for $rename may not be dynamic: ${field}`);
  if (operand.split('.').some(isDynamic))
    throw badValue(`The destination field for $rename may not be dynamic: ${operand}`);
  if (`${operand}.`.startsWith(`${field}.`) || `${field}.`.startsWith(`${operand}.`)) {
    throw badValue(`The source and target field for $rename must not be on the same path: ${field}: "${operand}"`);
  }
  const to = operand.split('.');
  return (context) => {
    checkTraversable(context.root, context.path);
    const value = valueAt(context.root, context.path);
    if (value === undefined) return;
    checkNoElement(context, 'source', context.path);
    checkNoElement(context, 'destination', to);
    removeAt(context.root, context.path);
    recordRemoval(context);
    context.changes.set(findTarget(context.root, to).set(value));
  };
}

/** Throws if a path goes through a value without such a field; a path that ends early is allowed. */
function checkTraversable(root: Document, path: readonly string[]): void {
  path.slice(1).forEach((name, before) => {
    const value = valueAt(root, path.slice(0, before + 1));
    if (value === undefined || isDocument(value) || (Array.isArray(value) && isPosition(name))) return;
    throw new MongoError(
      'PathNotViable',
      `cannot use the part (${name} of ${path.join('.')}) to traverse the element ({${path[before]}: ${showValue(value)}})`,
    );
  });
}

function checkNoElement({ root }: OperatorContext, role: string, path: readonly string[]): void {
  const at = path.findIndex((_, index) => Array.isArray(valueAt(root, path.slice(0, index))));
  if (at === -1) return;
  throw badValue(
    `The ${role} field cannot be an array element, '${path.join('.')}' in doc with _id: ${showValue(root._id)} has an array field called '${path[at - 1]}'`,
  );
}
