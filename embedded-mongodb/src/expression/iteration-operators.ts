import { compareValues } from '../bson/compare.ts';
import { isDocument, isNumeric, toNumber, type Value } from '../bson/values.ts';
import type { Collation } from '../collation/collation.ts';
import { MongoError } from '../errors.ts';
import { elementKeys, parseElementOrder, sortBy } from '../sorting/sort.ts';
import {
  type Compiler,
  type Expression,
  isNullish,
  isTruthy,
  type OperatorTable,
  readArguments,
  type Scope,
  toInt32,
  typeWord,
} from './operands.ts';
import { checkVariableName } from './variables.ts';

export const iterationOperators: OperatorTable = {
  $map: (operand, compiler, name) => {
    const given = readArguments(operand, name, {
      required: ['input', 'in'],
      optional: ['as'],
      codes: [16878, 16879, 16880],
    });
    const variable = readVariable(given.as);
    const input = compiler.compile(given.input);
    const body = compiler.with([variable]).compile(given.in);
    return (scope) => {
      const array = toArray(input(scope), 16883, 'input to $map must be an array not');
      if (array === null) return null;
      const inner = innerScope(scope);
      return array.map((element) => {
        inner.variables[variable] = element;
        return body(inner) ?? null;
      });
    };
  },
  $filter: filter,
  $reduce: reduce,
  $sortArray: sortArray,
  $zip: zip,
};

function readVariable(name: Value): string {
  if (name === undefined) return 'this';
  if (typeof name !== 'string') throw new MongoError(16866, 'a variable name must be a string');
  checkVariableName(name);
  return name;
}

/** A child scope: variables set in it do not change the parent. */
function innerScope(scope: Scope): Scope {
  return { ...scope, variables: { ...scope.variables } };
}

function toArray(value: Value, code: number, message: string): Value[] | null {
  if (isNullish(value)) return null;
  if (Array.isArray(value)) return value;
  throw new MongoError(code, `${message} ${typeWord(value)}`);
}

function filter(operand: Value, compiler: Compiler, name: string): Expression {
  const given = readArguments(operand, name, {
    required: ['input', 'cond'],
    optional: ['as', 'limit'],
    codes: [28646, 28647, 28648],
  });
  const variable = readVariable(given.as);
  const input = compiler.compile(given.input);
  const condition = compiler.with([variable]).compile(given.cond);
  const limit = 'limit' in given ? compiler.compile(given.limit) : undefined;
  return (scope) => {
    const array = toArray(input(scope), 28651, 'input to $filter must be an array not');
    if (array === null) return null;
    const most = limit === undefined ? array.length : filterLimit(limit(scope), array.length);
    const inner = innerScope(scope);
    const kept: Value[] = [];
    for (const element of array) {
      if (kept.length >= most) break;
      inner.variables[variable] = element;
      if (isTruthy(condition(inner))) kept.push(element);
    }
    return kept;
  };
}

function filterLimit(value: Value, length: number): number {
  if (isNullish(value)) return length;
  const limit = toInt32(value);
  if (limit === undefined)
    throw new MongoError(327391, '$filter: limit must be represented as a 32-bit integral value');
  if (limit < 1) throw new MongoError(327392, `$filter: limit must be greater than 0: ${limit}`);
  return limit;
}

function reduce(operand: Value, compiler: Compiler, name: string): Expression {
  const given = readArguments(operand, name, {
    required: ['input', 'initialValue', 'in'],
    codes: [40075, 40076, 40077],
  });
  const input = compiler.compile(given.input);
  const initial = compiler.compile(given.initialValue);
  const body = compiler.with(['this', 'value']).compile(given.in);
  return (scope) => {
    const array = toArray(input(scope), 40080, "$reduce requires that 'input' be an array, found:");
    if (array === null) return null;
    const inner = innerScope(scope);
    let accumulated = initial(scope);
    for (const element of array) {
      inner.variables.this = element;
      inner.variables.value = accumulated;
      accumulated = body(inner);
    }
    return accumulated;
  };
}

function sortArray(operand: Value, compiler: Compiler, name: string): Expression {
  const given = readArguments(operand, name, { required: ['input', 'sortBy'], codes: [2942500, 2942501, 2942502] });
  const input = compiler.compile(given.input);
  const sort = sorter(given.sortBy, compiler.collation);
  return (scope) => {
    const array = toArray(input(scope), 2942504, 'The input argument to $sortArray must be an array, but was of type:');
    return array === null ? null : sort(array);
  };
}

function sorter(order: Value, collation: Collation | undefined): (array: readonly Value[]) => Value[] {
  if (isDocument(order)) {
    const fields = parseElementOrder(order, collation);
    return (array) => sortBy(array, fields, (element) => elementKeys(element, fields));
  }
  const direction = isNumeric(order) ? toNumber(order) : Number.NaN;
  if (direction !== 1 && direction !== -1) {
    throw new MongoError(2942507, 'The $sort element value must be either 1 or -1');
  }
  return (array) => array.toSorted((left, right) => direction * compareValues(left, right, collation));
}

function zip(operand: Value, compiler: Compiler, name: string): Expression {
  const given = readArguments(operand, name, {
    required: ['inputs'],
    optional: ['useLongestLength', 'defaults'],
    codes: [34460, 34464, 34465],
  });
  if (!Array.isArray(given.inputs) || given.inputs.length === 0) {
    throw new MongoError(34461, 'inputs must be an array of expressions with at least one of them');
  }
  if (given.useLongestLength !== undefined && typeof given.useLongestLength !== 'boolean') {
    throw new MongoError(34463, 'useLongestLength must be a bool');
  }
  const useLongest = given.useLongestLength === true;
  if (given.defaults !== undefined && !Array.isArray(given.defaults)) {
    throw new MongoError(34462, 'defaults must be an array of expressions');
  }
  const defaults = (given.defaults ?? []) as Value[];
  if (defaults.length > 0 && !useLongest) {
    throw new MongoError(34466, 'cannot specify defaults unless useLongestLength is true');
  }
  if (defaults.length > 0 && defaults.length !== given.inputs.length) {
    throw new MongoError(34467, 'defaults and inputs must have the same length');
  }
  const inputs = given.inputs.map((input) => compiler.compile(input));
  const fallbacks = defaults.map((value) => compiler.compile(value));
  return (scope) => {
    const arrays: Value[][] = [];
    for (const input of inputs) {
      const array = toArray(input(scope), 34468, '$zip found a non-array expression in input:');
      if (array === null) return null;
      arrays.push(array);
    }
    const lengths = arrays.map((array) => array.length);
    const length = useLongest ? Math.max(...lengths) : Math.min(...lengths);
    return Array.from({ length }, (_, at) =>
      arrays.map((array, index) => (at < array.length ? array[at] : (fallbacks[index]?.(scope) ?? null))),
    );
  };
}
