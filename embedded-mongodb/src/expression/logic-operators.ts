import { compareValues } from '../bson/compare.ts';
import { isDocument, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import {
  binary,
  type Compiler,
  compileOperands,
  type Expression,
  isNullish,
  isTruthy,
  type OperatorTable,
  readArguments,
  unary,
} from './operands.ts';

function comparison(holds: (order: number) => boolean) {
  return binary((left, right, _, collation) => holds(compareValues(left, right, collation)));
}

export const logicOperators: OperatorTable = {
  $cmp: binary((left, right, _, collation) => Math.sign(compareValues(left, right, collation))),
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $and: (operand, compiler, name) => {
    const operands = compileOperands(operand, compiler, name);
    return (scope) => operands.every((expression) => isTruthy(expression(scope)));
  },
  $or: (operand, compiler, name) => {
    const operands = compileOperands(operand, compiler, name);
    return (scope) => operands.some((expression) => isTruthy(expression(scope)));
  },
  $not: unary((value) => !isTruthy(value)),
  $cond: conditional,
  $ifNull: (operand, compiler, name) => {
    const operands = compileOperands(operand, compiler, name);
    if (operands.length < 2) {
      throw new MongoError(1257300, `$ifNull needs at least two arguments, had: ${operands.length}`);
    }
    return (scope) => {
      let value: Value;
      for (const expression of operands) {
        value = expression(scope);
        if (!isNullish(value)) return value;
      }
      return value;
    };
  },
  $switch: branches,
  $expr: (operand, compiler) => compiler.compile(operand),
};

function conditional(operand: Value, compiler: Compiler, name: string): Expression {
  const [condition, then, otherwise] = isDocument(operand)
    ? namedCondition(operand, compiler, name)
    : (compileOperands(operand, compiler, name, 3, 3) as [Expression, Expression, Expression]);
  return (scope) => (isTruthy(condition(scope)) ? then(scope) : otherwise(scope));
}

function namedCondition(operand: Value, compiler: Compiler, name: string): [Expression, Expression, Expression] {
  const given = readArguments(operand, name, { required: ['if', 'then', 'else'], codes: [17083, 17083, 17080] });
  return [compiler.compile(given.if), compiler.compile(given.then), compiler.compile(given.else)];
}

function branches(operand: Value, compiler: Compiler, name: string): Expression {
  const given = readArguments(operand, name, {
    required: [],
    optional: ['branches', 'default'],
    codes: [40060, 40067, 40067],
  });
  if (given.branches !== undefined && !Array.isArray(given.branches)) {
    throw new MongoError(40061, "$switch expected an array for 'branches'");
  }
  const cases = ((given.branches ?? []) as Value[]).map((branch) => {
    const parts = readArguments(branch, `${name} branch`, { required: ['case', 'then'], codes: [40062, 40063, 40064] });
    return { condition: compiler.compile(parts.case), result: compiler.compile(parts.then) };
  });
  if (cases.length === 0) throw new MongoError(40068, '$switch requires at least one branch');
  const fallback = 'default' in given ? compiler.compile(given.default) : undefined;
  return (scope) => {
    const found = cases.find(({ condition }) => isTruthy(condition(scope)));
    if (found) return found.result(scope);
    if (fallback) return fallback(scope);
    throw new MongoError(40066, '$switch could not find a matching branch for an input, and no default was specified.');
  };
}
