import { BSONRegExp, BSONSymbol } from 'bson';
import { CANONICAL, canonicalType, compareValues, equalValues } from '../bson/compare.ts';
import { matchingPosition, someValue, splitPath } from '../bson/path.ts';
import { type Document, hasOwn, isDocument, isNumeric, toNumber, type Value } from '../bson/values.ts';
import type { Collation } from '../collation/collation.ts';
import { compileExpression } from '../expression/compile.ts';
import { isTruthy } from '../expression/operands.ts';
import { type CompiledRegex, isCompiledRegex } from '../regex/regex.ts';
import { parseFilter } from './filter.ts';
import type { FilterNode } from './filter-node.ts';

export type Predicate = (document: Document) => boolean;
type ValueTest = (value: Value) => boolean;

/** The variables that `$expr` in a filter may use. */
export interface Variables {
  readonly [name: string]: Value;
}

/** Compiles a filter into a test. */
export function compileFilter(filter: Document, variables?: Variables, collation?: Collation): Predicate {
  return compileNode(parseFilter(filter), variables, collation);
}

export function compileNode(node: FilterNode, variables?: Variables, collation?: Collation): Predicate {
  switch (node.kind) {
    case 'and':
      return conjunction(node.nodes.map((entry) => compileNode(entry, variables, collation)));
    case 'or': {
      const tests = node.nodes.map((entry) => compileNode(entry, variables, collation));
      return (document) => tests.some((test) => test(document));
    }
    case 'nor': {
      const tests = node.nodes.map((entry) => compileNode(entry, variables, collation));
      return (document) => !tests.some((test) => test(document));
    }
    case 'not': {
      const test = compileNode(node.node, variables, collation);
      return (document) => !test(document);
    }
    case 'schema':
      return (document) => node.schema.accepts(document);
    case 'constant':
      return () => node.value;
    case 'expression': {
      const expression = compileExpression(node.expression, variables, collation);
      return (document) => isTruthy(expression(document));
    }
    default:
      return compilePathNode(node, variables, collation);
  }
}

function conjunction(tests: Predicate[]): Predicate {
  const [first, second] = tests;
  if (first === undefined) return () => true;
  if (second === undefined) return first;
  return (document) => {
    for (const test of tests) if (!test(document)) return false;
    return true;
  };
}

type PathNode = Extract<FilterNode, { kind: 'leaf' | 'elementDocument' | 'elementValue' }>;

function compilePathNode(node: PathNode, variables?: Variables, collation?: Collation): Predicate {
  const { test, expand } = valueTest(node, variables, collation);
  const path = splitPath(node.path);
  const [field] = path;
  if (path.length === 1 && field !== undefined) return topLevelTest(field, test, expand);
  return (document) => someValue(document, path, test, expand);
}

function topLevelTest(field: string, test: ValueTest, expand: boolean): Predicate {
  return (document) => {
    const value = hasOwn(document, field) ? document[field] : undefined;
    return expand && Array.isArray(value) ? value.some(test) || test(value) : test(value);
  };
}

interface Tested {
  test: ValueTest;
  /** Whether an array at the end of the path is also tested element by element. */
  expand: boolean;
}

function valueTest(node: PathNode, variables?: Variables, collation?: Collation): Tested {
  if (node.kind === 'elementDocument') {
    const test = compileNode(node.node, variables, collation);
    const fits = (element: Value) => (isDocument(element) || Array.isArray(element)) && test(element as Document);
    return { test: (value) => Array.isArray(value) && value.some(fits), expand: false };
  }
  if (node.kind === 'elementValue') {
    const test = compileValueNode(node.node, variables, collation);
    return { test: (value) => Array.isArray(value) && value.some(test), expand: false };
  }
  return leafTest(node, collation);
}

/** Compiles a node whose leaves are about a value itself. */
function compileValueNode(node: FilterNode, variables?: Variables, collation?: Collation): ValueTest {
  switch (node.kind) {
    case 'and': {
      const tests = node.nodes.map((entry) => compileValueNode(entry, variables, collation));
      return (value) => tests.every((test) => test(value));
    }
    case 'not': {
      const test = compileValueNode(node.node, variables, collation);
      return (value) => !test(value);
    }
    case 'leaf':
    case 'elementDocument':
    case 'elementValue':
      return valueTest(node, variables, collation).test;
    default: {
      const test = compileNode(node, variables, collation);
      return (value) => isDocument(value) && test(value);
    }
  }
}

function leafTest(node: Extract<FilterNode, { kind: 'leaf' }>, collation: Collation | undefined): Tested {
  const { operand, operator } = node;
  switch (operator) {
    case 'eq':
      return { test: equality(operand, collation), expand: true };
    case 'in':
      return { test: membership(operand as Value[], collation), expand: true };
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return { test: comparison(operator, operand, collation), expand: true };
    case 'exists':
      return { test: (value) => value !== undefined, expand: false };
    case 'size':
      return { test: (value) => Array.isArray(value) && value.length === operand, expand: false };
    case 'regex':
      return { test: regexTest(operand as CompiledRegex), expand: true };
    default:
      return { test: node.test as ValueTest, expand: true };
  }
}

function equality(operand: Value, collation?: Collation): ValueTest {
  if (operand === null) return (value) => value === null || value === undefined;
  if (typeof operand === 'string' && !collation) {
    return (value) => value === operand || (value instanceof BSONSymbol && value.value === operand);
  }
  return (value) => value !== undefined && equalValues(value, operand, collation);
}

const LINEAR_LIMIT = 8;

function membership(operands: Value[], collation?: Collation): ValueTest {
  const tests = operands.map((operand) =>
    isCompiledRegex(operand) ? regexTest(operand) : equality(operand, collation),
  );
  const strings = new Set(operands.filter((operand) => typeof operand === 'string'));
  if (!collation && strings.size === operands.length && operands.length > LINEAR_LIMIT) {
    return (value) => strings.has(value as string);
  }
  if (operands.length <= LINEAR_LIMIT || operands.some((operand) => operand === null || isCompiledRegex(operand))) {
    return (value) => tests.some((test) => test(value));
  }
  const sorted = operands.toSorted((left, right) => compareValues(left, right, collation));
  return (value) => value !== undefined && contains(sorted, value, collation);
}

function contains(sorted: readonly Value[], value: Value, collation?: Collation): boolean {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const order = compareValues(sorted[middle], value, collation);
    if (order === 0) return true;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}

function comparison(operator: 'gt' | 'gte' | 'lt' | 'lte', operand: Value, collation?: Collation): ValueTest {
  const type = canonicalType(operand);
  if (type === CANONICAL.null) {
    return operator === 'gte' || operator === 'lte' ? equality(null) : () => false;
  }
  const anyType = type === CANONICAL.minKey || type === CANONICAL.maxKey;
  const notANumber = isNumeric(operand) && Number.isNaN(toNumber(operand));
  return (value) => {
    if (value === undefined ? !anyType : !anyType && canonicalType(value) !== type) return false;
    if (type === CANONICAL.number && Number.isNaN(toNumber(value as number)) !== notANumber) return false;
    const order = compareValues(value, operand, collation);
    if (operator === 'gt') return order > 0;
    if (operator === 'gte') return order >= 0;
    return operator === 'lt' ? order < 0 : order <= 0;
  };
}

function regexTest(regex: CompiledRegex): ValueTest {
  const { expression, pattern, options } = regex;
  return (value) => {
    if (typeof value === 'string') return expression.test(value);
    if (value instanceof BSONSymbol) return expression.test(value.value);
    return value instanceof BSONRegExp && value.pattern === pattern && value.options === options;
  };
}

/** The index of the array element that matched, for `$` in updates and projections; undefined without one. */
export function positionalIndex(node: FilterNode, document: Document, collation?: Collation): number | undefined {
  switch (node.kind) {
    case 'and':
    case 'or': {
      for (const entry of node.nodes) {
        if (node.kind === 'or' && !compileNode(entry, undefined, collation)(document)) continue;
        const index = positionalIndex(entry, document, collation);
        if (index !== undefined) return index;
      }
      return undefined;
    }
    case 'leaf': {
      const { test, expand } = leafTest(node, collation);
      return matchingPosition(document, splitPath(node.path), test, expand);
    }
    case 'elementDocument': {
      const test = compileNode(node.node, undefined, collation);
      const fits = (element: Value) => isDocument(element) && test(element);
      return matchingPosition(document, splitPath(node.path), fits, true);
    }
    case 'elementValue':
      return matchingPosition(document, splitPath(node.path), compileValueNode(node.node, undefined, collation), true);
    default:
      return undefined;
  }
}
