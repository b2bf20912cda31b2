import { Decimal128 } from 'bson';
import { equalValues } from '../bson/compare.ts';
import { showValue } from '../bson/show.ts';
import { clone, getKeys, isDocument, isNumeric, typeName, type Value } from '../bson/values.ts';
import type { Collation } from '../collation/collation.ts';
import { badValue, failedToParse, typeMismatch } from '../errors.ts';
import type { Action, OperatorContext } from './action.ts';
import { applyPush, parsePush, pulledBy } from './arrays.ts';
import { findTarget, type Target, valueAt } from './target.ts';

/** Compiles one field of an array operator. Throws for unknown operators and invalid operands. */
export function arrayOperator(
  operator: string,
  field: string,
  operand: Value,
  collation: Collation | undefined,
): Action {
  switch (operator) {
    case '$push':
      return pushOperator(operand, collation);
    case '$addToSet':
      return addToSet(field, operand, collation);
    case '$pop':
      return popOperator(operand);
    case '$pull':
      return removing(pulledBy(operand, collation));
    case '$pullAll': {
      if (!Array.isArray(operand))
        throw badValue(`$pullAll requires an array argument but was given a ${typeName(operand)}`);
      return removing((element) => operand.some((entry) => equalValues(entry, element, collation)));
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
      ? `The field '${context.path.join('.')}' must be an array but is of type ${typeName(target.value)} in document {_id: ${showValue(context.root._id)}}`
      : `Cannot apply ${operator} to non-array field. Field named '${context.path.at(-1)}' has non-array type ${typeName(target.value)}`,
  );
}

/** Writes an array; records only the appended elements if the others are unchanged. */
function writeArray(context: OperatorContext, target: Target, before: readonly Value[], after: Value[]): void {
  const isAppend = target.exists && before.every((value, index) => value === after[index]);
  if (isAppend && before.length === after.length) return;
  const path = target.set(after);
  if (!isAppend || before.length === 0) context.changes.set(path);
  else for (let index = before.length; index < after.length; index++) context.changes.set(`${path}.${index}`);
}

function pushOperator(operand: Value, collation: Collation | undefined): Action {
  const push = parsePush(operand, collation);
  return (context) => {
    const target = findTarget(context.root, context.path);
    const before = arrayIn(context, target, '$push');
    writeArray(context, target, before, applyPush(before, push));
  };
}

function addToSet(field: string, operand: Value, collation: Collation | undefined): Action {
  let values: readonly Value[] = [operand];
  if (isDocument(operand) && getKeys(operand)[0] === '$each') {
    if (!Array.isArray(operand.$each)) {
      throw typeMismatch(
        `The argument to $each in $addToSet must be an array but it was of type ${typeName(operand.$each)}`,
      );
    }
    if (getKeys(operand).length > 1) throw badValue(`Found unexpected fields after $each in $addToSet: ${field}`);
    values = operand.$each;
  }
  return (context) => {
    const target = findTarget(context.root, context.path);
    const before = arrayIn(context, target, '$addToSet');
    const after = [...before];
    for (const value of values)
      if (!after.some((entry) => equalValues(entry, value, collation))) after.push(clone(value));
    writeArray(context, target, before, after);
  };
}

function popOperator(operand: Value): Action {
  const from = isNumeric(operand)
    ? Number(operand instanceof Decimal128 ? operand.toString() : operand.valueOf())
    : Number.NaN;
  if (from !== 1 && from !== -1) throw failedToParse(`$pop expects 1 or -1, found: ${String(operand)}`);
  return (context) => {
    const target = findTarget(context.root, context.path);
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

function removing(isRemoved: (element: Value) => boolean): Action {
  return (context) => {
    if (valueAt(context.root, context.path) === undefined) return;
    const target = findTarget(context.root, context.path);
    if (!Array.isArray(target.value)) throw badValue('Cannot apply $pull to a non-array value');
    const before = target.value;
    const after = before.filter((element) => !isRemoved(element));
    if (after.length < before.length) context.changes.set(target.set(after));
  };
}
